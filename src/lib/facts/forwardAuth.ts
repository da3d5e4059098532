/**
 * Configurations of reverse proxies for forward auth: `facts/forward-auth` → typed blocks for pages, the configurator and
 * the checks. `proxies.json` says which files make up which variant; the files are the configurations as they stand.
 */
import {throwProblems, type Problem} from '../problems';
import {outpostKinds, type ForwardAuthMode, type OutpostKind} from './forwardAuthChoices';
import {list, object, oneOf, optional, required, text, type ShapeOf} from './shape';

export const forwardAuthFolder = 'facts/forward-auth';
export const forwardAuthIndex = 'proxies.json';

const blockShape = {
  /** Path below `facts/forward-auth`. */
  file: required(text()),
  /** Language of the code fence. */
  language: required(text()),
  /** File or place where the block belongs, as the title of the fence. */
  title: required(text()),
  outpost: optional(oneOf(Object.keys(outpostKinds) as OutpostKind[])),
};

const proxyShape = {
  id: required(
    text({pattern: /^[a-z]+(-[a-z]+)*$/, allowed: 'lower-case words joined by hyphens, such as "nginx"'}),
  ),
  label: required(text()),
  /** Where it is explained. */
  page: required(
    text({
      pattern: /^\/([\w-]+\/)+(#[\w-]+)?$/,
      allowed: 'a route, such as "/add-secure-apps/providers/proxy/"',
    }),
  ),
  single: required(list(object(blockShape))),
  domain: required(list(object(blockShape))),
};

type IndexedProxy = ShapeOf<typeof proxyShape>;
type IndexedBlock = ShapeOf<typeof blockShape>;

export interface ForwardAuthBlock extends IndexedBlock {
  readonly code: string;
}

export interface ForwardAuthProxy extends Omit<IndexedProxy, ForwardAuthMode> {
  readonly single: readonly ForwardAuthBlock[];
  readonly domain: readonly ForwardAuthBlock[];
}

/** All reverse proxies, in the order in which readers choose. */
export type ForwardAuth = readonly ForwardAuthProxy[];

/**
 * The index and the texts of all other files of the folder, by their path below it → the variants; a code has no line
 * break at its end.
 * @throws ProblemsError with every unknown key and wrong value of the index, every file that it names but isn't there, and
 * every file that it doesn't name.
 */
export function parseForwardAuth(index: unknown, files: ReadonlyMap<string, string>): ForwardAuth {
  const problems: Problem[] = [];
  const file = `${forwardAuthFolder}/${forwardAuthIndex}`;
  const proxies = list(object(proxyShape))(index, {file, path: '', problems}) ?? [];
  // What the index names can be judged only when all of it could be read.
  if (problems.length === 0) problems.push(...findContradictions(proxies, files, file));
  throwProblems(problems);
  const withCode = (block: IndexedBlock): ForwardAuthBlock => ({
    ...block,
    code: (files.get(block.file) ?? '').replace(/\n$/, ''),
  });
  return proxies.map((proxy) => ({
    ...proxy,
    single: proxy.single.map(withCode),
    domain: proxy.domain.map(withCode),
  }));
}

function findContradictions(
  proxies: readonly IndexedProxy[],
  files: ReadonlyMap<string, string>,
  file: string,
): Problem[] {
  const ids = proxies.map(({id}) => id);
  const named = proxies.flatMap(({single, domain}) => [...single, ...domain]).map((block) => block.file);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  const missing = [...new Set(named)].filter((name) => !files.has(name));
  const unused = [...files.keys()].filter((name) => !named.includes(name));
  return [
    ...doubled.map((id) => ({file, message: `"${id}" stands twice.`, fix: 'Keep one entry.'})),
    ...missing.map((name) => ({file, message: `Names "${name}", which is no file.`, fix: 'Write the file.'})),
    ...unused.map((name) => ({
      file: `${forwardAuthFolder}/${name}`,
      message: `No entry of ${forwardAuthIndex} names this file.`,
      fix: 'Name it, or delete it.',
    })),
  ];
}
