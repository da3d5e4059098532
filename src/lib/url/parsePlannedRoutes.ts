/** Reads the list of routes that the specification names and that have no page yet (`facts/planned-routes.txt`). */
import {throwProblems, type Problem} from '../problems';

const FILE = 'facts/planned-routes.txt';
const ROUTE = /^\/(?:[A-Za-z0-9._~-]+\/)*$/;

/**
 * The routes in the order of the file; blank lines and lines that start with `#` are left out.
 * @throws ProblemsError with every line that is no route, or names one a second time.
 */
export function parsePlannedRoutes(text: string): string[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  text.split('\n').forEach((content, index) => {
    const route = content.trim();
    if (route === '' || route.startsWith('#')) return;
    const line = index + 1;
    const earlier = lines.get(route);
    if (!ROUTE.test(route)) {
      const message = `"${route}" is no route. Allowed: a path that starts and ends with a slash, such as "/core/architecture/".`;
      problems.push({file: FILE, line, message, fix: 'Correct the line.'});
    } else if (earlier !== undefined) {
      problems.push({
        file: FILE,
        line,
        message: `"${route}" stands in line ${earlier} already.`,
        fix: 'Remove one of them.',
      });
    } else {
      lines.set(route, line);
    }
  });
  throwProblems(problems);
  return [...lines.keys()];
}
