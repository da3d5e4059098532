// Redirects: from the rules that authors write to what each host applies.
export {applyRedirect} from './applyRedirect';
export {compileRules, type Targets} from './compileRules';
export {createMatcher, type Matcher, type Redirect} from './createMatcher';
export {parseRules} from './parseRules';
export {redirectStatuses, type RedirectStatus, type Rule, type SourceRule} from './rule';
