import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretFor } from './secrets';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts for one purpose before they are stored.
 * `owner`: to whom the text belongs. A text that was copied to another owner can't be decrypted.
 */
export function createEncryption(purpose: string) {
  let cachedKey: Buffer | undefined;
  const key = () => (cachedKey ??= Buffer.from(secretFor(purpose), 'hex'));
  return {
    encrypt(text: string, owner = ''): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },

    /** @throws if it was encrypted with another secret or for another owner, or altered */
    decrypt(sealed: string, owner = ''): string {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
