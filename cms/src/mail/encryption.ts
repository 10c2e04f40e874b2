import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretFor } from '../config/secrets';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

let kept: Buffer | undefined;
const key = () => (kept ??= Buffer.from(secretFor('outbox'), 'hex'));

/** Encrypts a text for the table, where a waiting mail must not tell its code. */
export function seal(text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

/** The text again. @throws when it was sealed by another secret, or altered. */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
