/** What a reader chooses for forward auth, apart from the reverse proxy; small, because the browser loads it too. */

/** Modes of the provider, named as `<ForwardAuth mode>` takes them, with the words readers see. */
export const forwardAuthModes = {single: 'Single application', domain: 'Domain level'} as const;

/** Where the outpost runs. A block without a kind holds for both. */
export const outpostKinds = {embedded: 'Embedded outpost', standalone: 'Standalone outpost'} as const;

export type ForwardAuthMode = keyof typeof forwardAuthModes;
export type OutpostKind = keyof typeof outpostKinds;
