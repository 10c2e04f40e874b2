/** The client script of account forms: validates, sends once, and shows the result. */
import type { ErrorEnvelope } from '@qaima/schemas';
import './oneTimeLink.js';
import { preloadRules, validateForm } from '../../../client/form/validation.js';
import { rememberFields } from './rememberedFields.js';
import { formRequest } from './payload.js';
import { setFieldError, setFormStatus } from '../../../client/form/feedback.js';
import { submitForm } from '../../../client/form/submit.js';
import { reloadContent, replaceContent, initContent } from './replacePageContent.js';
import { closestElement } from '../../../client/closestElement.js';
import { readJson } from '@qaima/schemas/core/json';

const language = document.documentElement.lang === 'en' ? 'en' : 'ar';

/** Clears the typed code and its error after a new code was sent. */
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

const submit = (form: HTMLFormElement): Promise<void> =>
  submitForm(form, {
    validate: () => validateForm(form, language),
    async send() {
      const response = await fetch(formRequest(form));
      if (!response.ok) return await readJson<Partial<ErrorEnvelope>>(response);
      setFormStatus(form, '');
      await handleSuccess(form);
      return null;
    },
    unreachable: form.dataset['unreachable'],
  });

/** Shows or hides a typed password. */
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
  if (event.target instanceof HTMLFormElement) void submit(event.target);
});
document.addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, '[data-peek]');
  if (button) togglePassword(button);
});
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) setFieldError(target, '');
});
document.addEventListener('focusin', ({ target }) => {
  const form = closestElement<HTMLFormElement>(target, 'form');
  if (form) preloadRules(form);
});

initContent(document);
