/** What an account lacks most: one sentence with one button. (docs/spec/public-site.md#account-pages) */
import type { Account, Factors } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { accountMessages } from './messages.js';
import { NewPasskeyForm } from './PasskeyForm.js';
import { FEW_CODES, RenewCodesForm } from './RecoveryCodes.js';

interface MissingStepProps {
  readonly factors: Factors;
  readonly need?: Account['needsFactor'];
}

/** Why a passkey is proposed: there is no factor, or only one that could be lost. */
function reason(
  { totp, passkeys }: Factors,
  need: Account['needsFactor'],
): 'asked' | 'required' | 'none' | 'one' | null {
  if (!totp && passkeys.length === 0) return need ?? 'none';
  return !totp && passkeys.length === 1 ? 'one' : null;
}

export function MissingStep({ factors, need }: MissingStepProps) {
  const messages = useMessages(accountMessages).missing;
  const hasFactor = factors.totp || factors.passkeys.length > 0;
  const isShort = hasFactor && factors.recoveryCodes <= FEW_CODES;
  const proposed = reason(factors, need);
  if (!isShort && proposed === null) return null;
  return (
    <section className="card sheet" aria-label={messages.title}>
      <p>{isShort ? messages.codes(factors.recoveryCodes) : proposed && messages[proposed]}</p>
      {isShort ? <RenewCodesForm isTinted /> : <NewPasskeyForm isTinted />}
    </section>
  );
}
