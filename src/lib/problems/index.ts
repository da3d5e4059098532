// Problems: how the build reports bad input.
export {formatProblem, ProblemsError, sortProblems, throwProblems} from './problems';
export type {Place, Problem} from './problems';
export {knownNames, suggest} from './suggest';
