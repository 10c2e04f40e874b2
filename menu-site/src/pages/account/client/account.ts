/** What makes the forms of accounts work: they are judged, sent once, and answered where one looks. */
import type { ErrorEnvelope } from '@qaima/schemas';
import './oneTimeLink.js';
import { validateForm, formControls, preloadRules, type ValidationIssue } from '../../../client/form/validation.js';
import { rememberFields } from './rememberedFields.js';
import { formRequest } from './payload.js';
import { setFieldError, setFormStatus, hideFormStatus } from '../../../client/form/feedback.js';
import { reloadContent, replaceContent, initContent } from './pageContent.js';

const language = document.documentElement.lang === 'en' ? 'en' : 'ar';

/** Forms under way: a second tap sends nothing. */
const busy = new WeakSet<HTMLFormElement>();

function showIssues(form: HTMLFormElement, faults: readonly ValidationIssue[]): void {
  for (const input of formControls(form))
    setFieldError(input, faults.find((fault) => fault.input === input)?.message ?? '');
  faults[0]?.input.focus();
}

/** Says what the server refused: at the fields that it names, else above the button. */
function showErrors(form: HTMLFormElement, { message = '', errors = [] }: Partial<ErrorEnvelope>): void {
  const faults = formControls(form).flatMap((input) => {
    const error = errors.find(({ path }) => path === `/${input.name}`);
    return error ? [{ input, message: error.message }] : [];
  });
  showIssues(form, faults);
  setFormStatus(form, faults.length === 0 ? message || (form.dataset['unreachable'] ?? '') : '');
}

/** A new code was sent: the one before it, and what was said of it, are of no use any more. */
function clearCodes(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[autocomplete=one-time-code]')) {
    input.value = '';
    setFieldError(input, '');
  }
}

async function handleSuccess(form: HTMLFormElement): Promise<void> {
  rememberFields(form);
  const { next, said } = form.dataset;
  const instead = form.querySelector('template');
  if (next !== undefined) location.replace(next);
  else if (instead) replaceContent(instead.content);
  else if (said !== undefined) {
    form.reset();
    clearCodes();
    setFormStatus(form, said, 'done');
  } else await reloadContent();
}

async function send(form: HTMLFormElement): Promise<void> {
  const faults = await validateForm(form, language);
  showIssues(form, faults);
  if (faults.length > 0) {
    setFormStatus(form, '');
    return;
  }
  hideFormStatus(form);
  const response = await fetch(formRequest(form));
  if (response.ok) {
    setFormStatus(form, '');
    await handleSuccess(form);
  } else showErrors(form, (await response.json()) as Partial<ErrorEnvelope>);
}

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || busy.has(form)) return;
  const label = button.textContent;
  busy.add(form);
  button.setAttribute('aria-disabled', 'true');
  button.textContent = button.dataset['busy'] ?? label;
  try {
    await send(form);
  } catch {
    // No network, or an answer that is none: what was typed stays.
    showErrors(form, {});
  } finally {
    busy.delete(form);
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  }
}

/** Shows what is typed into a password's field, or hides it again. */
function togglePassword(button: HTMLButtonElement): void {
  const input = document.getElementById(button.dataset['peek'] ?? '');
  if (!(input instanceof HTMLInputElement)) return;
  input.type = input.type === 'password' ? 'text' : 'password';
  const { other = '' } = button.dataset;
  button.dataset['other'] = button.textContent;
  button.textContent = other;
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit(event.target as HTMLFormElement);
});
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-peek]');
  if (button) togglePassword(button);
});
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) setFieldError(target, '');
});
document.addEventListener('focusin', ({ target }) => {
  const form = (target as Element).closest('form');
  if (form) preloadRules(form);
});

initContent(document);
