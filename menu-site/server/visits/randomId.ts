import { randomInt } from 'node:crypto';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in the format of the CMS's public ids. */
export const randomId = (): string =>
  Array.from({ length: 24 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
