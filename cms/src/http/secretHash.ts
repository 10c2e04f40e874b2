import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 32 random bytes, in 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret is stored, in hex. Secrets are random or themselves hashes, so they need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
