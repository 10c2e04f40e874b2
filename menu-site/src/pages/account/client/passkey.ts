/** Asks the browser for passkeys. Loaded only where it has them. (docs/spec/api.md#passkeys) */
import type { PasskeyChallenge, PasskeyOptions } from '@qaima/schemas';
import { readJson } from '@qaima/schemas/core/json';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { formPayload, formRequest } from './payload.js';

interface Answer<T> {
  readonly data: { readonly data: T };
}

/** Has the browser answer the server's question. @throws if the user declines, or has no passkey */
async function answerOf(form: HTMLFormElement, question: Response, isAutofill: boolean) {
  if (form.dataset['passkey'] === 'create')
    return startRegistration({ optionsJSON: (await readJson<Answer<PasskeyOptions>>(question)).data.data });
  const optionsJSON = (await readJson<Answer<PasskeyChallenge>>(question)).data.data;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
}

/**
 * Sends a form with a passkey's answer.
 * @param isAutofill whether the browser offers passkeys in a field of the page, not in a dialog
 * @returns the server's response, or one with the reason if the browser gave no passkey; null for that with autofill
 */
export async function sendPasskey(form: HTMLFormElement, isAutofill = false): Promise<Response | null> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const question = await fetch(form.dataset['question'] ?? '', { method: 'POST', headers });
  if (!question.ok) return question;
  try {
    const response = await answerOf(form, question, isAutofill);
    return await fetch(formRequest(form, JSON.stringify({ ...formPayload(form), response })));
  } catch (error) {
    // `fetch` throws a TypeError; the browser's refusals are other errors.
    if (error instanceof TypeError) throw error;
    return isAutofill ? null : Response.json({ message: form.dataset['noPasskey'] }, { status: 400 });
  }
}
