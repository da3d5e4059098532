/** The site: plugins and their options. Identity comes from `src/site.ts`, everything else from `facts/` and `docs/`. */
import type {Config} from '@docusaurus/types';
import type * as Blog from '@docusaurus/plugin-content-blog';
import type * as Docs from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {badges} from './src/remark/badges';
import {codeBlocks} from './src/remark/codeBlocks';
import {factComponents} from './src/remark/factComponents';
import {plannedLinks} from './src/remark/plannedLinks';
import {stackTables} from './src/rehype/stackTables';
import {parseCheckedFrontMatter} from './src/node/parseCheckedFrontMatter';
import {readFacts} from './src/node/readFacts';
import {readPlannedRoutes} from './src/node/readPlannedRoutes';
import {documentedVersion, hosts, readSwitches, site} from './src/site';

const switches = readSwitches(process.env);
const planned = readPlannedRoutes();
const facts = readFacts();

/** A function without options: the generator writes all options into a file that every page loads, and the facts are large. */
const showFacts = () => factComponents({facts});

const markdown = {
  // Before the generator's own plugins, so that admonitions, links and headings made here are treated like typed ones.
  beforeDefaultRemarkPlugins: [showFacts, badges, [plannedLinks, {planned}]],
  remarkPlugins: [codeBlocks],
  rehypePlugins: [stackTables],
};

const config: Config = {
  title: site.title,
  titleDelimiter: site.titleDelimiter,
  tagline: site.tagline,
  favicon: 'img/icon.svg',
  url: switches.url,
  baseUrl: switches.baseUrl,
  trailingSlash: true,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  clientModules: ['./src/enhance/index.ts'],
  future: {
    experimental_faster: true,
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
  },
  markdown: {
    mermaid: true,
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    parseFrontMatter: parseCheckedFrontMatter,
  },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdown,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        include: ['**/*.{md,mdx}'],
        editUrl: ({docPath}) => `${switches.editUrl}${docPath}`,
        showLastUpdateTime: false,
        tags: 'tags.yml',
        onInlineTags: 'throw',
      } satisfies Docs.Options,
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        ...markdown,
        blogTitle: 'Blog',
        blogDescription: 'News for operators about authentik and its documentation.',
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        feedOptions: {
          type: 'all',
          title: `${site.title} documentation blog`,
          copyright: site.copyright,
          limit: false,
        },
      } satisfies Blog.Options,
    ],
    ['@docusaurus/plugin-content-pages', markdown],
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search/', '/tags/**']},
    ],
    ...(switches.analyticsId
      ? [
          ['@docusaurus/plugin-google-gtag', {trackingID: switches.analyticsId, anonymizeIP: true}] as [
            string,
            object,
          ],
        ]
      : []),
    './src/plugins/no-script/index.ts',
    './src/plugins/markdown-twins/index.ts',
    './src/plugins/page-list/index.ts',
    './src/plugins/search/index.ts',
    ['./src/plugins/redirects/index.ts', {analytics: switches.analyticsId !== undefined}],
  ],
  themes: [['./src/plugins/theme/index.ts', {customCss: './src/css/index.css'}], '@docusaurus/theme-mermaid'],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {
      id: `release-${documentedVersion}`,
      content: `These pages describe authentik ${documentedVersion}. <a href="${switches.baseUrl}blog/release-2025-10/">What operators should know about it</a>`,
      isCloseable: true,
    },
    docs: {versionPersistence: 'localStorage'},
    mermaid: {theme: {light: 'default', dark: 'dark'}},
    navbar: {
      hideOnScroll: false,
      logo: {alt: `${site.title} website`, src: 'img/icon.svg', href: hosts.marketing},
      items: [
        {label: 'Features', href: `${hosts.marketing}/features`, position: 'left'},
        {label: 'Integrations', href: hosts.integrations, position: 'left'},
        {label: 'Documentation', to: '/', position: 'left', activeBaseRegex: '^/(?!blog/|search/)'},
        {label: 'Pricing', href: `${hosts.marketing}/pricing/`, position: 'left'},
        {label: 'Blog', href: `${hosts.marketing}/blog`, position: 'left'},
        {type: 'search', position: 'right'},
        {type: 'custom-versionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {
          href: hosts.repository,
          position: 'right',
          className: 'navbar__icon navbar__icon--repository',
          'aria-label': 'Source repository',
          label: 'Source repository',
        },
        {
          href: hosts.chat,
          position: 'right',
          className: 'navbar__icon navbar__icon--chat',
          'aria-label': 'Community chat',
          label: 'Community chat',
        },
      ],
    },
    footer: {
      style: 'light',
      links: [],
      logo: {alt: `${site.title} website`, src: 'img/icon.svg', href: hosts.marketing},
      copyright: site.copyright,
    },
  } satisfies UserThemeConfig & {mermaid: object},
};

export default config;
