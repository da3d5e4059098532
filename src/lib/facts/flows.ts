/** Flows that the platform ships as blueprints: `facts/flows.json` → typed records for the diagrams of pages. */
import {throwProblems, type Problem} from '../problems';
import {list, object, oneOf, optional, required, text, type Reader, type ShapeOf} from './shape';

export const flowsFile = 'facts/flows.json';

const designationNames = {
  authentication: 'Authentication',
  authorization: 'Authorization',
  enrollment: 'Enrollment',
  invalidation: 'Invalidation',
  recovery: 'Recovery',
  stage_configuration: 'Stage Configuration',
  unenrollment: 'Unenrollment',
} as const;

const designations = Object.keys(designationNames) as (keyof typeof designationNames)[];

const requirements = ['none', 'require_authenticated', 'require_unauthenticated'] as const;

/** Kinds of stages that shipped flows have, with their name in the interface. */
const stageKindNames = {
  authenticator_email: 'Email Authenticator Setup',
  authenticator_static: 'Static Authenticator Setup',
  authenticator_totp: 'TOTP Authenticator Setup',
  authenticator_validate: 'Authenticator Validation',
  authenticator_webauthn: 'WebAuthn Authenticator Setup',
  captcha: 'Captcha',
  consent: 'Consent',
  email: 'Email',
  identification: 'Identification',
  password: 'Password',
  prompt: 'Prompt',
  user_delete: 'User Delete',
  user_login: 'User Login',
  user_logout: 'User Logout',
  user_write: 'User Write',
} as const;

type StageKind = keyof typeof stageKindNames;

const stageKinds = Object.keys(stageKindNames) as StageKind[];

const wholeNumber: Reader<number> = (value, {file, path, problems}) => {
  if (Number.isSafeInteger(value)) return value as number;
  problems.push({file, message: `${path} is ${JSON.stringify(value)}.`, fix: 'Write a whole number.'});
  return undefined;
};

const slug = text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, allowed: 'lower-case words joined by hyphens'});

const bindingShape = {
  order: required(wholeNumber),
  /** Name of the stage. */
  stage: required(text()),
  kind: required(oneOf(stageKinds)),
  /** Name of the policy that decides whether the stage runs. */
  policy: optional(text()),
};

const flowShape = {
  /** What pages call it: the slug of a default flow, the file name of an example's blueprint. */
  id: required(slug),
  /** Examples may have the slug of a default flow, which they then replace. */
  slug: required(slug),
  title: required(text()),
  designation: required(oneOf(designations)),
  authentication: required(oneOf(requirements)),
  /** Name of the policy that decides whether the flow runs. */
  policy: optional(text()),
  /** In the order in which they run. */
  bindings: required(list(object(bindingShape))),
};

export type Flow = ShapeOf<typeof flowShape>;
export type FlowBinding = ShapeOf<typeof bindingShape>;

/** By id. */
export type Flows = ReadonlyMap<string, Flow>;

/**
 * `facts/flows.json`, parsed.
 * @throws ProblemsError with every unknown key, wrong value, doubled or misplaced id, and binding out of order.
 */
export function parseFlows(json: unknown): Flows {
  const problems: Problem[] = [];
  const flows = list(object(flowShape))(json, {file: flowsFile, path: '', problems}) ?? [];
  throwProblems([...problems, ...findMisplaced(flows), ...flows.flatMap(findUnordered)]);
  return new Map(flows.map((flow) => [flow.id, flow]));
}

/** `user_write → User Write` */
export function stageKindName(kind: StageKind): string {
  return stageKindNames[kind];
}

/** `stage_configuration → Stage Configuration`, as the interface has it. */
export function designationName(designation: Flow['designation']): string {
  return designationNames[designation];
}

/** The page about stages of this kind; the Consent stage has none. */
export function findStagePage(kind: StageKind): string | undefined {
  return kind === 'consent' ? undefined : `/add-secure-apps/flows-stages/stages/${kind}/`;
}

function findMisplaced(flows: readonly Flow[]): Problem[] {
  return flows.flatMap(({id}, index): Problem[] => {
    const before = flows[index - 1]?.id ?? '';
    if (id === before) return [{file: flowsFile, message: `"${id}" stands twice.`, fix: 'Keep one entry.'}];
    if (id > before) return [];
    return [{file: flowsFile, message: `"${id}" stands behind "${before}".`, fix: 'Sort by id.'}];
  });
}

function findUnordered({id, bindings}: Flow): Problem[] {
  return bindings.flatMap(({order}, index): Problem[] => {
    const before = bindings[index - 1]?.order ?? Number.NEGATIVE_INFINITY;
    if (order > before) return [];
    const message = `The flow "${id}" has the order ${order} behind ${before}.`;
    return [{file: flowsFile, message, fix: 'Sort its bindings; each order stands once.'}];
  });
}
