/** Asks for a fresh confirmation when a form needs one. (docs/spec/api.md#fresh-confirmation) */
import type { ErrorEnvelope } from '@qaima/schemas';
import { readJson } from '@qaima/schemas/core/json';

const needsConfirmation = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await readJson<Partial<ErrorEnvelope>>(response.clone())).err?.confirm === true;

/** Sends a request; if the server asks for a confirmation, asks in the page's dialog and sends it once more. */
export async function sendConfirmed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-confirmation]');
  if (!dialog || !(await needsConfirmation(response))) return response;
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  return dialog.returnValue === '' ? response : send();
}

/** Closes the dialog in which a form has confirmed who the user is; false if the form is in none. */
export function closeConfirmed(form: HTMLFormElement): boolean {
  const dialog = form.closest('dialog');
  if (!dialog) return false;
  form.reset();
  dialog.close('confirmed');
  return true;
}
