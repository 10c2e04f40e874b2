import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A public id: 24 lower-case letters and digits, not guessable. (docs/spec/domain.md#ids) */
export function newId(): string {
  return Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
