import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether somebody shows this secret, found out in the same time whatever they show. */
export const secretEquals = (shown: string, secret: string): boolean => timingSafeEqual(digest(shown), digest(secret));
