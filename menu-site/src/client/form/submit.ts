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

const submitting = new Set<Element>();

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

/** Validates and sends a form. Further presses of its button are ignored until the response. */
export async function submitForm(form: Element, submission: Submission): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || submitting.has(form)) return;
  const label = button.querySelector('span') ?? button;
  const text = label.textContent;
  submitting.add(form);
  button.setAttribute('aria-disabled', 'true');
  const busy = setTimeout(() => {
    label.textContent = button.dataset['busy'] ?? text;
  }, BUSY_DELAY_MS);
  try {
    await run(form, submission);
  } catch {
    // The network failed or the response is invalid; the typed values stay.
    showRefusal(form, {}, submission.unreachable);
  } finally {
    clearTimeout(busy);
    submitting.delete(form);
    button.removeAttribute('aria-disabled');
    label.textContent = text;
  }
}
