import { createHash } from 'node:crypto';

/** The hash under which a secret is stored, in hex. Secrets are random or themselves hashes, so they need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
