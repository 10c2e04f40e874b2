/**
 * The format of API keys: a prefix, random characters, and a checksum, by which scanners for secrets tell a real key from
 * a similar text. (docs/spec/api.md#api-keys)
 */
import { API_KEY_PREFIX } from '@qaima/schemas';
import { crc32 } from 'node:zlib';
import { randomToken } from '../database/ids';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const RANDOM_LENGTH = 36;
const CHECKSUM_LENGTH = 6;

const KEY = new RegExp(`${API_KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}(?![0-9A-Za-z])`, 'g');

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** Makes a key that nobody can guess. */
export function makeKey(): string {
  const random = randomToken(RANDOM_LENGTH, DIGITS);
  return API_KEY_PREFIX + random + checksumOf(random);
}

/** The texts within a text that are keys by their checksum. */
export const keysIn = (text: string): readonly string[] =>
  (text.match(KEY) ?? []).filter((found) => {
    const characters = found.slice(API_KEY_PREFIX.length);
    return checksumOf(characters.slice(0, RANDOM_LENGTH)) === characters.slice(RANDOM_LENGTH);
  });
