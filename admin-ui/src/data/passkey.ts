/** Asks the browser for a passkey. The library is loaded only then. (docs/spec/api.md#passkeys) */
import { passkeyEndpoints, type PasskeyResponse } from '@qaima/schemas';
import type { Api } from './api.js';

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** @throws an `ApiError` of the server, or the browser's error if the user declines or has no passkey */
export async function askForPasskey(api: Api, isAutofill = false): Promise<PasskeyResponse> {
  const { data: optionsJSON } = await api.send(passkeyEndpoints.challenge, { params: {} });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
}

const canAutofill = async (): Promise<boolean> =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** Has the browser offer passkeys in the field for the username, if it can. @returns a function that ends this */
export function offerPasskeys(api: Api, onAnswer: (response: PasskeyResponse) => void): () => void {
  let isOver = false;
  const offer = async () => {
    if (!(await canAutofill())) return;
    const response = await askForPasskey(api, true);
    if (!isOver) onAnswer(response);
  };
  // Whoever declines types a password.
  offer().catch(() => undefined);
  return () => {
    isOver = true;
  };
}
