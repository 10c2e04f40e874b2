import {
  isReservedUserName,
  normaliseEmail,
  passwordFaults,
  RESERVED_USER_NAME,
  type Language,
  type SignUp,
} from '@qaima/schemas';
import { Refusal, refuseFields, type Fault } from '../../errors/httpError';
import { accountKey, limitAccount } from '../../http/rate-limits/rateLimits';
import { verificationLetter } from '../../mail/templates';
import { queueMail } from '../../mail/outbox';
import { openSession, type Opened } from '../../http/sessions/store';
import { isTaken } from '../../database/uniqueViolation';
import { inTransaction } from '../../database/transaction';
import { CODE_LIFE, issueCode, ownerOf } from './codes';
import { hashPassword } from './passwordHash';
import { addUser, takenOf } from './users';
import { WORDS } from './messages';

const TAKEN = {
  username: { path: '/username', message: WORDS.usernameTaken },
  email: { path: '/email', message: WORDS.emailTaken },
} as const;

async function refuseTaken(username: string, email: string): Promise<void> {
  const taken = await takenOf(username, email);
  if (taken.length > 0)
    throw refuseFields(
      taken.map((field) => TAKEN[field]),
      409,
    );
}

/** Mails a code, as part of the transaction under way. */
export async function mailVerification(person: { name: string; email: string }, code: string, language: Language) {
  const email = normaliseEmail(person.email);
  await queueMail({
    topic: ownerOf('verify', email),
    letter: verificationLetter({ name: person.name, email, language }, code),
    patience: CODE_LIFE,
  });
}

/**
 * Makes an account, with its code on the way and a session open; all of it or nothing.
 * @throws {Refusal} 400 for the password or a reserved name, 409 for a name or an address that is taken, 429 when an
 * address is asked for too often
 */
export async function signUp(asked: SignUp, device: string, language: Language): Promise<Opened> {
  const { name, username, email, phone, password } = asked;
  await limitAccount('signup', accountKey(normaliseEmail(email)));
  const faults: Fault[] = passwordFaults(asked);
  if (isReservedUserName(username)) faults.unshift({ path: '/username', message: RESERVED_USER_NAME });
  if (faults.length > 0) throw refuseFields(faults);
  await refuseTaken(username, email);
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(async () => {
      const id = await addUser({ name, username, email, phone, passwordHash });
      await mailVerification({ name, email }, await issueCode('verify', email), language);
      return openSession(id, device);
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Someone was faster: the database kept the names apart, and now it can be said which one.
    await refuseTaken(username, email);
    throw new Refusal(409, undefined, { cause: error });
  }
}
