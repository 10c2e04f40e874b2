import { normalizeEmail, passwordIssues, usernameIssues, type Language, type SignUpInput } from '@qaima/schemas';
import { HttpError, invalidFields } from '../../errors/httpError';
import { accountKey, limitAccount } from '../../http/rate-limits/rateLimiter';
import { verificationMail } from '../../mail/templates';
import { queueMail } from '../../mail/outbox';
import { openSession, type NewSession } from '../../http/sessions/store';
import { isUniqueViolation } from '../../database/uniqueViolation';
import { inTransaction } from '../../database/transaction';
import { CODE_TTL_MS, issueCode, ownerOf } from './mailedCodes';
import { hashPassword } from './passwordHash';
import { addUser, freeAlternatives, takenFields } from './users';
import { ERROR_MESSAGES } from './errorMessages';

const TAKEN = {
  username: { path: '/username', message: ERROR_MESSAGES.usernameTaken },
  email: { path: '/email', message: ERROR_MESSAGES.emailTaken },
} as const;

async function refuseTaken(username: string, email: string): Promise<void> {
  const taken = await takenFields(username, email);
  if (taken.length === 0) return;
  const suggestions = taken.includes('username') ? await freeAlternatives(username) : [];
  const errors = taken.map((field) => ({ ...TAKEN[field], ...(field === 'username' && { suggestions }) }));
  throw invalidFields(errors, 409);
}

/** Queues the verification mail in the current transaction. */
export async function mailVerification(person: { name: string; email: string }, code: string, language: Language) {
  const email = normalizeEmail(person.email);
  await queueMail({
    topic: ownerOf('verify', email),
    mail: verificationMail({ name: person.name, email, language }, code),
    maxAge: CODE_TTL_MS,
  });
}

/**
 * Creates an account with its session and verification mail, in one transaction.
 * @throws {HttpError} 400 for an invalid password or a reserved name, 409 for a taken name or address, 429 if an
 * address is requested too often
 */
export async function signUp(asked: SignUpInput, device: string, language: Language): Promise<NewSession> {
  const { name, username, email, phone, password } = asked;
  await limitAccount('signup', accountKey(normalizeEmail(email)));
  const faults = [...usernameIssues(username), ...passwordIssues(asked)];
  if (faults.length > 0) throw invalidFields(faults);
  await refuseTaken(username, email);
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(async () => {
      const id = await addUser({ name, username, email, phone, passwordHash });
      await mailVerification({ name, email }, await issueCode('verify', email), language);
      return openSession(id, device, true);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A concurrent sign-up took the name or the address. `refuseTaken` throws the error that names the field.
    await refuseTaken(username, email);
    throw new HttpError(409, undefined, { cause: error });
  }
}
