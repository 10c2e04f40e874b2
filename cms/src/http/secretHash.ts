import { createHash } from 'node:crypto';

/** The hash under which a secret is stored, in hex. What is hashed is random or itself a hash, so it needs no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
