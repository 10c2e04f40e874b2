/** What an account with a second factor is opened with. (docs/spec/api.md#second-factor) */
import {
  normalizeVerificationCode,
  type Factor,
  type Factors,
  type Language,
  type NewTotp,
  type RecoveryCodes,
} from '@qaima/schemas';
import { logSecurity } from '../../config/securityLog';
import { connection, inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import { endLogInTokens, type SignedIn } from '../../http/sessions/store';
import { queueMail } from '../../mail/outbox';
import { recoveryCodeUsedMail } from '../../mail/templates';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findRecoveryCode,
  newRecoveryCodes,
  storeRecoveryCodes,
  useRecoveryCode,
} from './recoveryCodes';
import { hasTotp, removeTotp, startTotp, useTotpCode } from './totp';
import { findById, lockUser } from './users';

const ERRORS = {
  wrongCode: {
    ar: 'الرمز غير صحيح، أو استُخدم من قبل. انتظر الرمز التالي في التطبيق، أو اكتب رمز استرداد.',
    en: 'This code is wrong, or was used already. Wait for the next one in the app, or type a recovery code.',
  },
  alreadyThere: {
    ar: 'لحسابك تطبيق مصادقة من قبل. أزله أولًا لتضيف غيره.',
    en: 'Your account has an authenticator app already. Remove it first to add another.',
  },
  noFactor: {
    ar: 'رموز الاسترداد لمن فعّل التحقق بخطوتين.',
    en: 'Recovery codes are for accounts with two-step verification.',
  },
} as const;

export const WRONG_FACTOR_CODE = ERRORS.wrongCode;

export async function factorsOf({ id }: Pick<SignedIn, 'id'>): Promise<Factors> {
  return { totp: await hasTotp(id), recoveryCodes: await countRecoveryCodes(id) };
}

/** The ways to complete a log-in with a password; none without a second factor. */
export async function waysToComplete(id: number): Promise<Factor[]> {
  const { totp, recoveryCodes } = await factorsOf({ id });
  if (!totp) return [];
  return recoveryCodes > 0 ? ['totp', 'recovery'] : ['totp'];
}

const TOTP_CODE = /^\d{6}$/;

/** Uses a code of the account's app or a recovery code, whose use is mailed; false if it is wrong or used. */
export async function useFactorCode(id: number, typed: string, language: Language): Promise<boolean> {
  const code = normalizeVerificationCode(typed);
  if (TOTP_CODE.test(code)) return useTotpCode(id, code, true);
  const found = await findRecoveryCode(id, code);
  if (found === null) return false;
  return inTransaction(async () => {
    if (!(await useRecoveryCode(found))) return false;
    const left = await countRecoveryCodes(id);
    logSecurity('recovery-code-used', { account: id, left });
    const user = await findById(id);
    if (user?.email && user.verified) {
      const mail = recoveryCodeUsedMail({ ...user, email: user.email, language }, user.username, left);
      await queueMail({ topic: `recovery of ${id} ${left}`, mail });
    }
    return true;
  });
}

/** @throws {HttpError} 409 if the account has an app */
export async function newTotp(account: SignedIn): Promise<NewTotp> {
  const made = await startTotp(account);
  if (!made) throw new HttpError(409, ERRORS.alreadyThere);
  return made;
}

/**
 * Confirms an app by its code. Other browsers then have to give the second factor.
 * @returns its recovery codes
 * @throws {HttpError} 400 for a wrong code
 */
export async function confirmTotp({ id }: SignedIn, typed: string): Promise<RecoveryCodes> {
  const made = await newRecoveryCodes();
  await inTransaction(async () => {
    if (!(await useTotpCode(id, normalizeVerificationCode(typed), false)))
      throw invalidField('/code', ERRORS.wrongCode);
    await endLogInTokens(id);
    await storeRecoveryCodes(id, made);
  });
  return { recoveryCodes: made.codes };
}

/** Removes the app and the recovery codes. Also for operators whose user has lost everything. */
export const removeFactors = (id: number): Promise<void> =>
  inTransaction(async () => {
    await removeTotp(id);
    await deleteRecoveryCodes(id);
    await endLogInTokens(id);
  });

/** @throws {HttpError} 409 without a second factor */
export async function renewRecoveryCodes({ id }: SignedIn): Promise<RecoveryCodes> {
  const made = await newRecoveryCodes();
  await inTransaction(async () => {
    await lockUser(id);
    if (!(await hasTotp(id))) throw new HttpError(409, ERRORS.noFactor);
    await storeRecoveryCodes(id, made);
  });
  return { recoveryCodes: made.codes };
}

/** Deletes the factors of deleted users. */
export async function deleteOrphanedFactors(): Promise<void> {
  const sql = await connection();
  for (const table of ['totps', 'recovery_codes']) await sql(table).whereNull('user_id').delete();
}
