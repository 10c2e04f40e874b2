/** What browsers are asked for with passkeys. (docs/spec/api.md#passkeys) */
import { PASSKEY_ALGORITHMS, type PasskeyChallenge, type PasskeyOptions } from '@qaima/schemas';
import type { Context } from 'koa';
import type { SignedIn } from '../../http/sessions/store';
import { CHALLENGE_TTL_MS, issueChallenge } from './challenges';
import { credentialsOf, userHandleOf } from './passkeys';
import { relyingParty } from './verifyPasskey';

/** A challenge for any passkey that the browser finds: it names no account. */
export async function passkeyChallenge(ctx: Context): Promise<PasskeyChallenge> {
  const challenge = await issueChallenge(ctx, null);
  return { challenge, rpId: relyingParty(), timeout: CHALLENGE_TTL_MS, userVerification: 'required' };
}

/** A challenge for a new passkey, which the browser stores unless it has one of the account. */
export async function newPasskeyOptions({ id, username, name }: SignedIn, ctx: Context): Promise<PasskeyOptions> {
  const held = await credentialsOf(id);
  return {
    challenge: await issueChallenge(ctx, id),
    rp: { id: relyingParty(), name: 'Qaima' },
    user: { id: await userHandleOf(id), name: username, displayName: name || username },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_TTL_MS,
    excludeCredentials: held.map((credential) => ({ type: 'public-key', id: credential })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
