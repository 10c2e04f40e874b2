/** The longest username of an account or a menu. */
export const MAX_USERNAME_LENGTH = 30;

/** The name with each ending; shortened where it would be too long. */
export const suffixedNames = (name: string, endings: readonly string[]): readonly string[] =>
  endings.map((end) => `${name.slice(0, MAX_USERNAME_LENGTH - end.length - 1)}-${end}`);

/**
 * Names to suggest instead of one that is taken: it with a number. Only the server can tell which of them are free.
 * (docs/spec/api.md#user-names-and-passwords)
 */
export function alternativeNames(taken: string): readonly string[] {
  const name = taken.replace(/(?<=.)(?:-\d)?[._-]*$/, '');
  return suffixedNames(name, ['2', '3', '4', '5', '6', '7', '8', '9']).filter((other) => other !== taken);
}

/** How many free names are suggested. */
const MAX_SUGGESTED_NAMES = 3;

/** The names to suggest: the first of `names` that nobody uses. */
export const freeNames = (names: readonly string[], used: readonly unknown[]): string[] =>
  names.filter((name) => !used.includes(name)).slice(0, MAX_SUGGESTED_NAMES);
