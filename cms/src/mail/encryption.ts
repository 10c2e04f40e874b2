import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretFor } from '../config/secrets';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let cachedKey: Buffer | undefined;
const key = () => (cachedKey ??= Buffer.from(secretFor('outbox'), 'hex'));

/** Encrypts a mail before it is stored, because it may contain a code. */
export function encrypt(text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

/** Decrypts a mail. @throws if it was encrypted with another secret, or altered */
export function decrypt(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
