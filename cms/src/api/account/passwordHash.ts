/** Passwords at rest: argon2id, worked out in native threads, away from the event loop. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** In KiB and passes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on another device may come as other code points. */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COSTS);
}

/** What nobody's password is: somewhere to put the same work when there is no account. */
let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one that was stored. It takes the same work when nothing was stored, so that an answer's time
 * doesn't tell who has an account.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ? stored : null;
  nobodys ??= hashPassword(randomBytes(24).toString('base64'));
  const matches = await verify(known ?? (await nobodys), normal(password));
  return matches && known !== null;
}
