/**
 * The classic theme without its code highlighter: code is highlighted when the site is built, so the
 * client module that registers Prism languages would only add weight to every page.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from '@docusaurus/theme-classic';
import themeClassic from '@docusaurus/theme-classic';

export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic/lib/options';

const HIGHLIGHTER = './prism-include-languages';

/** Wraps the classic theme; paths become absolute because the theme's own are relative to its package. */
export default function theme(context: LoadContext, options: Options): Plugin {
  const classic = themeClassic(context, options) as Plugin;
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    ...classic,
    getThemePath: () => path.resolve(folder, '../lib/theme'),
    getTypeScriptThemePath: () => path.resolve(folder, '../src/theme'),
    getClientModules: () =>
      (classic.getClientModules?.() ?? [])
        .filter((module) => module !== HIGHLIGHTER)
        .map((module) => path.resolve(folder, module)),
    // The generator gathers whatever two pages share in one chunk that every page loads; the drawing library of a few
    // pages would be paid by all. Without that group the bundler splits by who needs what.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {common: false}}}},
  };
}
