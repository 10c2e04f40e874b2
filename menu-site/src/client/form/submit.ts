import type { ErrorEnvelope } from '@qaima/schemas';
import type { ValidationIssue } from './controls.js';
import { hideFormStatus, issuesFromErrors, nameInvalidFields, setFormStatus, showIssues } from './feedback.js';

type Refusal = Partial<ErrorEnvelope>;

export interface Submission {
  readonly validate?: () => Promise<readonly ValidationIssue[]>;
  /** Sends the form. @returns the server's error; null on success */
  readonly send: () => Promise<Refusal | null>;
  /** Runs after the server's error is shown. @param reason the server's message */
  readonly onRefused?: (reason: string) => Promise<void>;
  /** The message if no response was received. */
  readonly unreachable: string | undefined;
}

/** The forms that are being sent, with the function that ends the display of that. */
const submitting = new Map<Element, () => void>();

export const isSubmitting = (): boolean => submitting.size > 0;

function showRefusal(form: Element, { message, errors = [] }: Refusal, unreachable = ''): void {
  const issues = issuesFromErrors(form, errors);
  showIssues(form, issues);
  if (issues.length > 0) nameInvalidFields(form);
  else setFormStatus(form, message || unreachable);
}

async function run(form: Element, { validate, send, onRefused, unreachable }: Submission): Promise<void> {
  const issues = (await validate?.()) ?? [];
  showIssues(form, issues);
  if (issues.length > 0) {
    nameInvalidFields(form);
    return;
  }
  hideFormStatus(form);
  const refusal = await send();
  if (!refusal) return;
  showRefusal(form, refusal, unreachable);
  await onRefused?.(refusal.message ?? '');
}

/** The delay before the button shows that it is busy. After a quick response, the button does not flicker. */
const BUSY_DELAY_MS = 150;

/** Shows at the form's present button that the form is being sent. @returns a function that ends this */
function showBusy(form: Element): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const label = button?.querySelector('span') ?? button;
  if (!button || !label) return () => undefined;
  const text = label.textContent;
  button.setAttribute('aria-disabled', 'true');
  const busy = setTimeout(() => {
    label.textContent = button.dataset['busy'] ?? text;
  }, BUSY_DELAY_MS);
  return () => {
    clearTimeout(busy);
    button.removeAttribute('aria-disabled');
    label.textContent = text;
  };
}

/** Shows again that a form is being sent, if it is, after its button was replaced. */
export function keepBusy(form: Element): void {
  const end = submitting.get(form);
  if (!end) return;
  end();
  submitting.set(form, showBusy(form));
}

/** Validates and sends a form. Further presses of its button are ignored until the response. */
export async function submitForm(form: Element, submission: Submission): Promise<void> {
  if (submitting.has(form) || !form.querySelector('[type=submit]')) return;
  submitting.set(form, showBusy(form));
  try {
    await run(form, submission);
  } catch {
    // The network failed or the response is invalid; the typed values stay.
    showRefusal(form, {}, submission.unreachable);
  } finally {
    submitting.get(form)?.();
    submitting.delete(form);
  }
}
