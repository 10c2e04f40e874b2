/** Checks what browsers answer for passkeys. Only `PUBLIC_URL` counts as origin. (docs/spec/api.md#passkeys) */
import { PASSKEY_ALGORITHMS, type NewPasskeyInput, type PasskeyResponse } from '@qaima/schemas';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context } from 'koa';
import { environment } from '../../config/environment';
import { logSecurity } from '../../config/securityLog';
import { inTransaction } from '../../database/transaction';
import { useChallenge } from './challenges';
import { findPasskey, notePasskeyUse, type KnownPasskey } from './passkeys';

/** The host that passkeys are bound to. */
export const relyingParty = (): string => new URL(environment().publicUrl).hostname;

const expected = () =>
  ({
    expectedOrigin: environment().publicUrl,
    expectedRPID: relyingParty(),
    requireUserVerification: true,
  }) as const;

/** What browsers send in addition, and nothing here depends on. */
const UNUSED = { type: 'public-key', clientExtensionResults: {} } as const;

interface Verified<T> {
  /** The challenge that was answered. The caller uses it up. */
  readonly challenge: string;
  readonly info: T;
}

/** Runs a check that throws for wrong input; null then. */
async function verified<T>(
  check: (expectedChallenge: (challenge: string) => boolean) => Promise<T | undefined>,
): Promise<Verified<T> | null> {
  let challenge = '';
  try {
    const info = await check((answered) => {
      challenge = answered;
      return true;
    });
    return info === undefined ? null : { challenge, info };
  } catch {
    return null;
  }
}

/** What a new passkey is stored with. */
interface Registered {
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly syncs: boolean;
}

/** A new passkey of a user, whose challenge this uses up; null if the answer is not valid. */
export async function verifyNewPasskey(
  ctx: Context,
  { id, response }: NewPasskeyInput['response'],
  userId: number,
): Promise<Registered | null> {
  const found = await verified(async (expectedChallenge) => {
    const answer = { ...UNUSED, id, rawId: id, response };
    const supportedAlgorithmIDs = [...PASSKEY_ALGORITHMS];
    const result = await verifyRegistrationResponse({
      ...expected(),
      response: answer,
      expectedChallenge,
      supportedAlgorithmIDs,
    });
    return result.registrationInfo;
  });
  if (!found || !(await useChallenge(ctx, found.challenge, userId))) return null;
  const { credential, credentialBackedUp } = found.info;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { credential: credential.id, publicKey, counter: credential.counter, syncs: credentialBackedUp };
}

async function checkedCounter({ id, response }: PasskeyResponse, passkey: KnownPasskey) {
  const { userHandle } = response;
  if (userHandle !== undefined && userHandle !== passkey.userHandle) return null;
  return verified(async (expectedChallenge) => {
    const result = await verifyAuthenticationResponse({
      ...expected(),
      response: { ...UNUSED, id, rawId: id, response },
      expectedChallenge,
      // A counter that falls is logged below, not refused.
      credential: { id, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')), counter: 0 },
    });
    return result.verified ? result.authenticationInfo.newCounter : undefined;
  });
}

/**
 * The user of the passkey that answered a challenge, which this uses up; null if the answer is not valid.
 * @param userId whose passkey it must be; null for any
 */
export async function verifyPasskey(
  ctx: Context,
  response: PasskeyResponse,
  userId: number | null,
): Promise<number | null> {
  const passkey = await findPasskey(response.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null;
  const found = await checkedCounter(response, passkey);
  if (!found) return null;
  const { challenge, info: counter } = found;
  const isUsed = await inTransaction(
    async () => (await useChallenge(ctx, challenge, null)) && (await notePasskeyUse(passkey.id, counter)),
  );
  if (!isUsed) return null;
  // Keys that synchronize keep 0. Otherwise each signature counts up, unless the key was copied.
  if (passkey.counter > 0 && counter <= passkey.counter)
    logSecurity('passkey-counter-fell', { account: passkey.userId, counter, former: passkey.counter });
  return passkey.userId;
}
