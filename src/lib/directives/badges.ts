/**
 * The badges that qualify a heading, a page title or a word: edition, preview, version, support level. A page writes them
 * as text directives (`:ak-version[2025.10]`) or in its front matter; both come through here.
 */
import {knownNames, suggest} from '../problems';

export interface Badge {
  /** Name without `ak-`, also the modifier of the CSS class. */
  readonly kind: keyof typeof kinds;
  readonly text: string;
  /** The longer form, shown as a tooltip. */
  readonly title: string;
}

interface Kind {
  /** What may stand in the brackets; without it nothing may. */
  readonly label?: {readonly form: RegExp; readonly allowed: string};
  readonly text: (label: string) => string;
  readonly title: (label: string) => string;
}

const release = {form: /^\d{4}\.\d{1,2}(\.\d+)?$/, allowed: 'a release such as [2025.10] or [2025.10.1]'};

const kinds = {
  enterprise: {text: () => 'Enterprise', title: () => 'Needs an enterprise license'},
  preview: {text: () => 'Preview', title: () => 'May still change in any release'},
  version: {
    label: release,
    text: (label) => `${label}+`,
    title: (label) => `Available since version ${label}`,
  },
  fixed: {
    label: release,
    text: (label) => `Fixed in ${label}`,
    title: (label) => `Corrected in version ${label}`,
  },
  support: {
    label: {form: /^(authentik|community|vendor)$/, allowed: '[authentik], [community] or [vendor]'},
    text: (label) => `Support: ${label}`,
    title: (label) => `Supported by ${label === 'authentik' ? 'the authentik team' : `the ${label}`}`,
  },
} as const satisfies Record<string, Kind>;

export const badgeDirectives: readonly string[] = Object.keys(kinds).map((kind) => `ak-${kind}`);

/**
 * `('ak-version', '2025.10') → {kind: 'version', text: '2025.10+', …}`. An unknown name or label calls `report` once with
 * what is allowed and gives undefined.
 */
export function parseBadge(
  directive: string,
  label: string,
  report: (message: string, fix: string) => void,
): Badge | undefined {
  const name = directive.replace(/^ak-/, '');
  if (!Object.hasOwn(kinds, name)) {
    const fix = `${knownNames(badgeDirectives)} ${suggest(directive, badgeDirectives, ':')}`.trim();
    report(`Unknown directive ":${directive}".`, fix);
    return undefined;
  }
  const kind = kinds[name as Badge['kind']] as Kind;
  if (kind.label ? !kind.label.form.test(label) : label !== '') {
    report(
      `The directive ":${directive}" has the label "${label}".`,
      `Allowed: ${kind.label?.allowed ?? 'no label'}.`,
    );
    return undefined;
  }
  return {kind: name as Badge['kind'], text: kind.text(label), title: kind.title(label)};
}

/** The CSS class of a badge wherever it is rendered. */
export function badgeClass(badge: Badge): string {
  return `badge badge--${badge.kind}`;
}

/** Front matter that stands for badges beside the page's title, in the order in which they are shown. */
export interface BadgeFrontMatter {
  readonly edition?: string;
  readonly preview?: boolean;
  readonly since?: string;
  readonly support?: string;
}

/** The badges of a page's title; `report` is called for each value that isn't allowed. */
export function titleBadges(
  {edition, preview, since, support}: BadgeFrontMatter,
  report: (message: string, fix: string) => void,
): Badge[] {
  const directives: [string, string][] = [];
  if (edition) directives.push([`ak-${edition}`, '']);
  if (preview) directives.push(['ak-preview', '']);
  if (since) directives.push(['ak-version', since]);
  if (support) directives.push(['ak-support', support]);
  return directives.flatMap(([directive, label]) => parseBadge(directive, label, report) ?? []);
}
