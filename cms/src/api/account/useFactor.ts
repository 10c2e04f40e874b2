import { normalizeVerificationCode, type Factor, type Language, type PasskeyResponse } from '@qaima/schemas';
import type { Context } from 'koa';
import { logSecurity } from '../../config/securityLog';
import { inTransaction } from '../../database/transaction';
import { invalidField, type HttpError } from '../../errors/httpError';
import { queueMail } from '../../mail/outbox';
import { recoveryCodeUsedMail } from '../../mail/templates';
import { ERROR_MESSAGES } from './errorMessages';
import { countRecoveryCodes, findRecoveryCode, useRecoveryCode } from './recoveryCodes';
import { useTotpCode } from './totp';
import { findById } from './users';
import { verifyPasskey } from './verifyPasskey';

/** A code of the app or a recovery code, or the answer of a passkey. */
export interface GivenFactor {
  readonly code?: string | undefined;
  readonly response?: PasskeyResponse | undefined;
}

const TOTP_CODE = /^\d{6}$/;

/** Uses a recovery code up, which is mailed; false if it is wrong or used. */
async function useRecovery(id: number, code: string, language: Language): Promise<boolean> {
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

/** Uses a factor of an account. @returns which; null if it is wrong or was used */
export async function useFactor(
  ctx: Context,
  id: number,
  { code: typed = '', response }: GivenFactor,
  language: Language,
): Promise<Factor | null> {
  if (response) return (await verifyPasskey(ctx, response, id)) === null ? null : 'passkey';
  const code = normalizeVerificationCode(typed);
  if (TOTP_CODE.test(code)) return (await useTotpCode(id, code, true)) ? 'totp' : null;
  return (await useRecovery(id, code, language)) ? 'recovery' : null;
}

/** The error for a factor that is wrong. */
export const wrongFactor = ({ response }: GivenFactor): HttpError =>
  response
    ? invalidField('/response', ERROR_MESSAGES.wrongPasskey)
    : invalidField('/code', ERROR_MESSAGES.wrongFactorCode);
