/** Reads a JSON value of `facts/` strictly: every key is known, every value of its type, all problems collected. */
import {knownNames, suggest, type Problem} from '../problems';

/** Where a value stands: its file, its path below the root (`settings[3].name`), and the list that takes problems. */
export interface Location {
  readonly file: string;
  readonly path: string;
  readonly problems: Problem[];
}

/** Reads one value; reports what is wrong with it and then gives `undefined`. */
export type Reader<T> = (value: unknown, at: Location) => T | undefined;

interface Key<T> {
  readonly read: Reader<T>;
  readonly isOptional: boolean;
}

type Shape = Readonly<Record<string, Key<unknown>>>;
type ValueOf<K> = K extends Key<infer T> ? T : never;

/** The type that an object of this shape has. */
export type ShapeOf<S extends Shape> = {
  readonly [K in keyof S as S[K]['isOptional'] extends true ? never : K]: ValueOf<S[K]>;
} & {readonly [K in keyof S as S[K]['isOptional'] extends true ? K : never]?: ValueOf<S[K]>};

export function required<T>(read: Reader<T>): Key<T> & {readonly isOptional: false} {
  return {read, isOptional: false};
}

export function optional<T>(read: Reader<T>): Key<T> & {readonly isOptional: true} {
  return {read, isOptional: true};
}

/** An object with the keys of `shape` and no others. */
export function object<S extends Shape>(shape: S): Reader<ShapeOf<S>> {
  const known = Object.keys(shape);
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return report(at, `is ${show(value)}.`, 'Write an object.');
    const before = at.problems.length;
    for (const name of Object.keys(value).filter((key) => !known.includes(key)))
      report(at, `has the unknown key "${name}". ${knownNames(known)}`, suggest(name, known));
    const entries = Object.entries(shape).flatMap(([name, key]): [string, unknown][] => {
      const content = (value as Readonly<Record<string, unknown>>)[name];
      if (content === undefined) {
        if (!key.isOptional) report(at, `has no "${name}".`, 'Add it.');
        return [];
      }
      return [[name, key.read(content, {...at, path: at.path === '' ? name : `${at.path}.${name}`})]];
    });
    // Every entry went through its own reader, so together they have the type of the shape.
    return at.problems.length === before ? (Object.fromEntries(entries) as ShapeOf<S>) : undefined;
  };
}

/** A list of entries that all are of one kind; gives those that are. */
export function list<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return report(at, `is ${show(value)}.`, 'Write a list.');
    return value.flatMap((entry, index): T[] => {
      const content = read(entry, {...at, path: `${at.path}[${index}]`});
      return content === undefined ? [] : [content];
    });
  };
}

/** Text that isn't only spaces; with a form, text that matches it. */
export function text(form?: {readonly pattern: RegExp; readonly allowed: string}): Reader<string> {
  return (value, at) => {
    const isText = typeof value === 'string' && value.trim() !== '';
    if (isText && (form === undefined || form.pattern.test(value))) return value;
    return report(at, `is ${show(value)}.`, `Write ${form?.allowed ?? 'text'}.`);
  };
}

export function oneOf<const T extends string>(names: readonly T[]): Reader<T> {
  return (value, at) => {
    const name = names.find((candidate) => candidate === value);
    return name ?? report(at, `is ${show(value)}. ${knownNames(names)}`, suggest(String(value), names));
  };
}

export const boolean: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : report(at, `is ${show(value)}.`, 'Write true or false.');

/** Any JSON value, `null` as well. */
export const anything: Reader<unknown> = (value) => value;

function report(at: Location, message: string, fix: string): undefined {
  const subject = at.path === '' ? 'The file' : at.path;
  at.problems.push({file: at.file, message: `${subject} ${message}`, ...(fix !== '' && {fix})});
  return undefined;
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
