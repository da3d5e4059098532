/**
 * `<ForwardAuth proxy="nginx" mode="single" />` → the configuration of a reverse proxy as code fences, and
 * `<ForwardAuthVariants />` → all of them, for the configurator. Fences made here are highlighted like typed ones.
 */
import type {BlockContent, Code, Paragraph} from 'mdast';
import type {ForwardAuthBlock} from '../../facts/forwardAuth';
import {
  forwardAuthModes,
  outpostKinds,
  type ForwardAuthMode,
  type OutpostKind,
} from '../../facts/forwardAuthChoices';
import {knownNames, suggest} from '../../problems';
import type {Expansion, Report} from '../expansion';
import {strong, text} from '../tree';

const modes = Object.keys(forwardAuthModes) as ForwardAuthMode[];

/** Needs `proxy`, the id of a reverse proxy, and `mode`. A block for one kind of outpost only has a line above it that says so. */
export const expandForwardAuth: Expansion = ({proxy: id = '', mode = ''}, {forwardAuth}, report) => {
  const proxy = forwardAuth.find((candidate) => candidate.id === id);
  const known = modes.find((candidate) => candidate === mode);
  const ids = forwardAuth.map((candidate) => candidate.id);
  if (!proxy) reportUnknown('proxy', id, ids, report);
  if (!known) reportUnknown('mode', mode, modes, report);
  return proxy && known
    ? proxy[known].flatMap((block) => [
        ...(block.outpost === undefined ? [] : [toCondition(block.outpost)]),
        toFence(block),
      ])
    : [];
};

/**
 * A fold for each reverse proxy with its modes in it. Without scripts it is read as it stands; the configurator finds the
 * parts to show by `data-proxy`, `data-mode` and `data-outpost`.
 */
export const expandForwardAuthVariants: Expansion = (_attributes, {forwardAuth}) =>
  forwardAuth.map((proxy) =>
    element('details', {dataProxy: proxy.id}, [
      {type: 'paragraph', children: [text(proxy.label)], data: {hName: 'summary'}},
      ...modes.map((mode) =>
        element('div', {dataMode: mode}, [
          {type: 'paragraph', children: [strong(forwardAuthModes[mode])]},
          ...proxy[mode].map(toVariantBlock),
        ]),
      ),
    ]),
  );

function toVariantBlock(block: ForwardAuthBlock): BlockContent {
  if (block.outpost === undefined) return toFence(block);
  return element('div', {dataOutpost: block.outpost}, [toCondition(block.outpost), toFence(block)]);
}

function toCondition(outpost: OutpostKind): Paragraph {
  return {type: 'paragraph', children: [strong(`${outpostKinds[outpost]}:`)]};
}

function toFence({language, title, code}: ForwardAuthBlock): Code {
  return {type: 'code', lang: language, meta: `title="${title}"`, value: code};
}

// A blockquote is the plainest node that holds blocks; `hName` gives it its element.
function element(hName: string, hProperties: Record<string, string>, children: BlockContent[]): BlockContent {
  return {type: 'blockquote', children, data: {hName, hProperties}};
}

function reportUnknown(what: string, name: string, names: readonly string[], report: Report): void {
  report(`<ForwardAuth> has the ${what} "${name}". ${knownNames(names)}`, suggest(name, names));
}
