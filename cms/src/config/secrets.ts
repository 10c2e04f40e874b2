import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyOf } from '@qaima/schemas';
import { environment } from './environment';

/** The seed stored in the data folder. It is generated at the first start, and only its owner can read it. */
function keptSeed(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (propertyOf(error, 'code') !== 'EEXIST') throw error;
  }
  const seed = readFileSync(file, 'utf8').trim();
  if (seed.length < 32) throw new Error(`${file} is damaged: restore it, or delete it to begin with a new secret.`);
  return seed;
}

/**
 * Derives a secret (64 hexadecimal digits) for one purpose from the seed in `SECRET` or, without it, in `DATA_DIR`.
 * With the same seed, all processes have the same secrets. A secret reveals neither the seed nor other secrets.
 */
export function secretFor(purpose: string): string {
  const { secret, dataDir } = environment();
  const seed = secret ?? keptSeed(dataDir);
  return Buffer.from(hkdfSync('sha256', seed, 'qaima', purpose, 32)).toString('hex');
}
