/** Type-safe access to objects of unknown type, and to the keys of objects of known type. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A property of an object or a list; undefined for any other value. */
export const propertyOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;

/** The elements of a list; empty for any other value. */
export const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value if it is a string, otherwise an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts in a list; empty for any other value. */
export const textsIn = (value: unknown): readonly string[] =>
  elementsOf(value).filter((element) => typeof element === 'string');

/** Whether a text is an own key of a table, not an inherited one such as `toString`. */
export const isKeyOf = <T extends object>(table: T, name: PropertyKey): name is keyof T => Object.hasOwn(table, name);

/** Whether a value is one of a list of texts, such as the values of an `enum`. */
export const isOneOf = <T extends string>(texts: readonly T[], value: unknown): value is T =>
  texts.some((text) => text === value);

// `Object.keys` has the type `string[]`, because an object may have more keys than its type. The following functions
// narrow the type; callers pass constant tables and validated input, which have no other keys.

export const keysOf = <T extends object>(table: T) => Object.keys(table) as Extract<keyof T, string>[];

export const entriesOf = <T extends object>(table: T) =>
  Object.entries(table) as { [K in Extract<keyof T, string>]: [K, NonNullable<T[K]>] }[Extract<keyof T, string>][];

export function mapValues<T extends object, V>(
  table: T,
  map: (name: Extract<keyof T, string>) => V,
): Record<Extract<keyof T, string>, V>;
export function mapValues(table: object, map: (name: string) => unknown): object {
  return Object.fromEntries(Object.keys(table).map((name) => [name, map(name)]));
}
