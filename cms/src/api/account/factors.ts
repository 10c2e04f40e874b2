/** What an account with a second factor is opened with. (docs/spec/api.md#second-factor) */
import {
  MAX_PASSKEYS,
  normalizeVerificationCode,
  type Factor,
  type Factors,
  type NewPasskey,
  type NewPasskeyInput,
  type NewTotp,
  type RecoveryCodes,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { connection, inTransaction } from '../../database/transaction';
import { isUniqueViolation } from '../../database/uniqueViolation';
import { HttpError, invalidField } from '../../errors/httpError';
import { deviceOf } from '../../http/sessions/session';
import { endLogInTokens, type SignedIn } from '../../http/sessions/store';
import { ERROR_MESSAGES } from './errorMessages';
import { addPasskey, hasPasskeys, listPasskeys, removePasskeys } from './passkeys';
import { countRecoveryCodes, deleteRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './recoveryCodes';
import { hasTotp, removeTotp, startTotp, useTotpCode } from './totp';
import { lockUser } from './users';
import { verifyNewPasskey } from './verifyPasskey';

const ERRORS = {
  alreadyThere: {
    ar: 'لحسابك تطبيق مصادقة من قبل. أزله أولًا لتضيف غيره.',
    en: 'Your account has an authenticator app already. Remove it first to add another.',
  },
  tooManyPasskeys: {
    ar: `لحسابك ${MAX_PASSKEYS} مفاتيح مرور، وهو الحد. أزل واحدًا أولًا.`,
    en: `Your account has ${MAX_PASSKEYS} passkeys, which is the limit. Remove one first.`,
  },
  knownPasskey: {
    ar: 'هذا المفتاح مسجَّل من قبل.',
    en: 'This passkey is registered already.',
  },
  noFactor: {
    ar: 'رموز الاسترداد لمن أضاف مفتاح مرور أو تطبيق مصادقة.',
    en: 'Recovery codes are for accounts with a passkey or an authenticator app.',
  },
} as const;

export async function factorsOf({ id }: Pick<SignedIn, 'id'>): Promise<Factors> {
  const [totp, passkeys] = [await hasTotp(id), await listPasskeys(id)];
  return { totp, passkeys, recoveryCodes: await countRecoveryCodes(id) };
}

const hasFactor = async (id: number): Promise<boolean> => (await hasTotp(id)) || hasPasskeys(id);

/** The ways to complete a log-in with a password; none without a second factor. */
export async function waysToComplete(id: number): Promise<Factor[]> {
  const { totp, passkeys, recoveryCodes } = await factorsOf({ id });
  const factors: Factor[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
  return factors.length > 0 && recoveryCodes > 0 ? [...factors, 'recovery'] : factors;
}

/** @throws {HttpError} 409 if the account has an app */
export async function newTotp(account: SignedIn): Promise<NewTotp> {
  const made = await startTotp(account);
  if (!made) throw new HttpError(409, ERRORS.alreadyThere);
  return made;
}

/**
 * Adds a factor in a transaction, and recovery codes with the first one. Other browsers then have to give a factor.
 * @param add stores the factor
 */
async function withFactor<T>(id: number, add: () => Promise<T>): Promise<T & RecoveryCodes> {
  // Hashing takes long, so it runs before the transaction, unless the last factor is removed meanwhile.
  const made = (await hasFactor(id)) ? null : await newRecoveryCodes();
  return inTransaction(async () => {
    await lockUser(id);
    const isFirst = !(await hasFactor(id));
    const added = await add();
    await endLogInTokens(id);
    const codes = isFirst ? (made ?? (await newRecoveryCodes())) : null;
    if (codes) await storeRecoveryCodes(id, codes);
    return { ...added, ...(codes ? { recoveryCodes: codes.codes } : {}) };
  });
}

/**
 * Confirms an app by its code.
 * @returns recovery codes, if it is the first factor
 * @throws {HttpError} 400 for a wrong code
 */
export async function confirmTotp({ id }: SignedIn, typed: string): Promise<RecoveryCodes> {
  return withFactor(id, async () => {
    if (!(await useTotpCode(id, normalizeVerificationCode(typed), false)))
      throw invalidField('/code', ERROR_MESSAGES.wrongFactorCode);
    return {};
  });
}

/**
 * Adds a passkey.
 * @returns it, and recovery codes if it is the first factor
 * @throws {HttpError} 400 if its answer is not valid, 409 if the account has 10, or has it already
 */
export async function createPasskey(
  { id }: SignedIn,
  { response, title = '' }: NewPasskeyInput,
  ctx: Context,
): Promise<NewPasskey> {
  const registered = await verifyNewPasskey(ctx, response, id);
  if (!registered) throw invalidField('/response', ERROR_MESSAGES.wrongPasskey);
  try {
    return await withFactor(id, async () => {
      if ((await listPasskeys(id)).length >= MAX_PASSKEYS) throw new HttpError(409, ERRORS.tooManyPasskeys);
      return addPasskey({ ...registered, userId: id, title: title.trim(), device: deviceOf(ctx) });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, ERRORS.knownPasskey, { cause: error });
  }
}

/** Removes a factor in a transaction. Without another one, the recovery codes go too. */
const withoutFactor = (id: number, remove: () => Promise<void>): Promise<void> =>
  inTransaction(async () => {
    await lockUser(id);
    await remove();
    if (!(await hasFactor(id))) await deleteRecoveryCodes(id);
    await endLogInTokens(id);
  });

export const removeApp = ({ id }: SignedIn): Promise<void> => withoutFactor(id, () => removeTotp(id));

/** @throws {HttpError} 404 */
export const removePasskey = ({ id }: SignedIn, passkeyId: string): Promise<void> =>
  withoutFactor(id, async () => {
    if ((await removePasskeys(id, passkeyId)) === 0) throw new HttpError(404);
  });

/** Removes all factors, for operators whose user has lost everything. */
export const removeFactors = (id: number): Promise<void> =>
  withoutFactor(id, async () => {
    await removeTotp(id);
    await removePasskeys(id);
  });

/** @throws {HttpError} 409 without a second factor */
export async function renewRecoveryCodes({ id }: SignedIn): Promise<RecoveryCodes> {
  const made = await newRecoveryCodes();
  await inTransaction(async () => {
    await lockUser(id);
    if (!(await hasFactor(id))) throw new HttpError(409, ERRORS.noFactor);
    await storeRecoveryCodes(id, made);
  });
  return { recoveryCodes: made.codes };
}

/** Deletes the factors of deleted users. */
export async function deleteOrphanedFactors(): Promise<void> {
  const sql = await connection();
  for (const table of ['totps', 'passkeys', 'recovery_codes']) await sql(table).whereNull('user_id').delete();
}
