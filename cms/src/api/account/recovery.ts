/** A new password for who forgot theirs, or wants another one. (Decisions, sections 3 and 9.) */
import {
  normaliseEmail,
  passwordFaults,
  type Forgotten,
  type Language,
  type PasswordChange,
  type PasswordReset,
} from '@qaima/schemas';
import { Refusal, refuseField, refuseFields } from '../../contract/refusals';
import { accountKey, limitAccount } from '../../limits/limits';
import { passwordChangedLetter, recoveryLetter } from '../../mail/letters';
import { queueMail } from '../../mail/outbox';
import { closeSessionsOf, type Held } from '../../session/store';
import { inTransaction } from '../../storage/transaction';
import { CODE_LIFE, endCode, ownerOf, reissueCode, tryCode, useCode } from './codes';
import { hashPassword, isPassword } from './passwordHash';
import { findByEmail, findById, setPassword, setVerified, type User } from './users';
import { WORDS } from './words';

/** Tells the owner of an account, by an address that is known to be theirs, that its password is another one now. */
async function tellOwner({ id, name, username, email, verified }: User, language: Language): Promise<void> {
  if (email === null || !verified) return;
  const letter = passwordChangedLetter({ name, email, language }, username);
  await queueMail({ topic: `password of ${id}`, letter });
}

/**
 * Mails a code to choose a new password with. For an address that nobody has, the same is done and written, and nothing
 * sent: neither the answer nor its time tells who has an account. Within a minute of the last code it does nothing.
 */
export async function forgot({ email }: Forgotten, language: Language): Promise<void> {
  await limitAccount('code', accountKey(normaliseEmail(email)));
  const user = await findByEmail(email);
  const known = user !== null && !user.blocked;
  await inTransaction(async () => {
    const code = await reissueCode('reset', email);
    if (code === null) return;
    await queueMail({
      topic: ownerOf('reset', email),
      letter: recoveryLetter({ name: known ? user.name : '', email: normaliseEmail(email), language }, code),
      decoy: !known,
      patience: CODE_LIFE,
    });
  });
}

/**
 * Chooses a new password by a mailed code, and ends all sessions. The address is then known to be theirs.
 * @throws {Refusal} 400 for the password, or for a code that doesn't hold
 */
export async function reset(asked: PasswordReset, language: Language): Promise<void> {
  await limitAccount('code', accountKey(normaliseEmail(asked.email)));
  const faults = passwordFaults(asked);
  if (faults.length > 0) throw refuseFields(faults);
  const code = await tryCode('reset', asked.email, asked.code);
  const user = code && (await findByEmail(asked.email));
  if (!code || !user || user.blocked) throw refuseField('/code', WORDS.wrongCode);
  const named = passwordFaults({ ...asked, username: user.username });
  if (named.length > 0) throw refuseFields(named);
  const passwordHash = await hashPassword(asked.password);
  const done = await inTransaction(async () => {
    if (!(await useCode(code)) || !(await setPassword(user.id, passwordHash, user.passwordHash))) return false;
    await setVerified(user.id);
    await closeSessionsOf(user.id);
    await tellOwner({ ...user, verified: true }, language);
    return true;
  });
  if (!done) throw refuseField('/code', WORDS.wrongCode);
}

/**
 * Changes the password of who is signed in, and ends their other sessions, with any code that would choose another one.
 * @throws {Refusal} 400 for either password, 409 when it was changed meanwhile
 */
export async function changePassword(held: Held, asked: PasswordChange, language: Language): Promise<void> {
  const user = await findById(held.account.id);
  if (!user) throw new Refusal(401);
  const faults = passwordFaults({ ...asked, username: user.username, email: user.email });
  if (faults.length > 0) throw refuseFields(faults);
  if (!(await isPassword(asked.currentPassword, user.passwordHash))) {
    throw refuseField('/currentPassword', WORDS.wrongPassword);
  }
  const passwordHash = await hashPassword(asked.password);
  await inTransaction(async () => {
    if (!(await setPassword(user.id, passwordHash, user.passwordHash))) throw new Refusal(409);
    await closeSessionsOf(user.id, held.id);
    if (user.email !== null) await endCode('reset', user.email);
    await tellOwner(user, language);
  });
}
