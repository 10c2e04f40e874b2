/** Whether the browser has passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser offers passkeys in a field with `autocomplete="webauthn"`. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return (
    hasPasskeys() &&
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}
