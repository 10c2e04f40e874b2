import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Capital letters and digits of which no two look alike. */
export const READABLE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random characters that nobody can guess; by default lower-case letters and digits. */
export const randomToken = (length: number, characters = LETTERS): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

/** A public id: 24 lower-case letters and digits, not guessable. (docs/spec/domain.md#ids) */
export const newId = (): string => randomToken(24);

interface MaybeNamed {
  readonly _id?: string | undefined;
}

/**
 * Assigns ids to the entries of a list that replaces a stored one. An entry whose id is in the stored list keeps it.
 * All other entries get new ids, and so do duplicates.
 */
export function withIds<T extends MaybeNamed>(sent: readonly T[], stored: readonly MaybeNamed[] = []) {
  const known = new Set(stored.map(({ _id }) => _id));
  return sent.map((entry) => ({ ...entry, _id: entry._id && known.delete(entry._id) ? entry._id : newId() }));
}
