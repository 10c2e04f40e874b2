/** Password hashing with argon2id, in native threads off the event loop. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Devices may encode the same letters as different code points. */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COSTS);
}

/** If there is no account, the password is verified against this hash, so that the response takes equally long. */
let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password. Takes equally long without a hash, because the duration must not reveal which accounts exist.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ? stored : null;
  dummyHash ??= hashPassword(randomBytes(24).toString('base64'));
  const matches = await verify(known ?? (await dummyHash), normal(password));
  return matches && known !== null;
}
