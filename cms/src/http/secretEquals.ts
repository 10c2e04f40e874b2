import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a received value with a secret in constant time. */
export const secretEquals = (shown: string, secret: string): boolean => timingSafeEqual(digest(shown), digest(secret));
