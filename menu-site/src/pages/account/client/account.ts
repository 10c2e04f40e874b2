/** The client script of account forms: validates, sends once, and shows the result. */
import type { ErrorEnvelope } from '@qaima/schemas';
import './oneTimeLink.js';
import './invitation.js';
import './shareAddress.js';
import { normalizedValue, preloadRules, validateForm } from '../../../client/form/validation.js';
import { removeDraft, storeDraft } from './drafts.js';
import { rememberFields } from './rememberedFields.js';
import { hideSuggestions, showSuggestions, takeSuggestion } from './suggestions.js';
import { formRequest } from './payload.js';
import { setFieldError, setFormStatus } from '../../../client/form/feedback.js';
import { submitForm } from '../../../client/form/submit.js';
import { reloadContent, replaceContent, initContent } from './replacePageContent.js';
import { closestElement } from '../../../client/closestElement.js';
import { readJson } from '@qaima/schemas/core/json';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { closeConfirmed, sendConfirmed } from './confirmation.js';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

const language = pageLanguage();

/** Clears the typed code and its error after a new code was sent. */
function clearCodes(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[autocomplete=one-time-code]')) {
    input.value = '';
    setFieldError(input, '');
  }
}

/** Writes what the server answered into the elements of a template that name its properties. */
function fillInAnswer(content: DocumentFragment, answer: unknown): void {
  for (const place of content.querySelectorAll<HTMLElement>('[data-answer]')) {
    const value = propertyOf(answer, place.dataset['answer'] ?? '');
    if (Array.isArray(value)) {
      const lines = value.map((text) => Object.assign(document.createElement('li'), { textContent: String(text) }));
      place.replaceChildren(...lines);
    } else if (typeof value === 'string') {
      if (place instanceof HTMLImageElement) place.src = `data:image/svg+xml,${encodeURIComponent(value)}`;
      else place.textContent = value;
    }
  }
}

/** Shows the form for the second step of a log-in. */
function showSecondFactor(answer: unknown): void {
  const step = document.querySelector<HTMLTemplateElement>('template[data-second-factor]');
  const ticket = step?.content.querySelector<HTMLInputElement>('[name=ticket]');
  const value = propertyOf(answer, 'ticket');
  if (!step || !ticket || typeof value !== 'string') return;
  ticket.defaultValue = value;
  replaceContent(step.content);
}

/** The `data` in a response's envelope; null without one. */
const answerIn = async (response: Response | null): Promise<unknown> =>
  response && (await readJson<{ readonly data?: { readonly data?: unknown } }>(response)).data?.data;

/** Writes typed values into the elements of a template that name their fields. */
function fillIn(content: DocumentFragment, form: HTMLFormElement): void {
  for (const place of content.querySelectorAll<HTMLElement>('[data-typed]')) {
    const field = form.elements.namedItem(place.dataset['typed'] ?? '');
    if (field instanceof HTMLInputElement) place.textContent = field.value.trim();
  }
}

async function handleSuccess(form: HTMLFormElement, response: Response | null): Promise<void> {
  if (closeConfirmed(form)) return;
  const answer = await answerIn(response);
  if (response?.status === 202) {
    showSecondFactor(answer);
    return;
  }
  rememberFields(form);
  removeDraft(form);
  const { next, said, step } = form.dataset;
  const instead = form.querySelector('template');
  if (instead) {
    fillIn(instead.content, form);
    fillInAnswer(instead.content, answer);
  }
  const _id = propertyOf(answer, '_id');
  if (next?.includes(':_id') && typeof _id === 'string') location.replace(next.replace(':_id', _id));
  else if (next !== undefined && step !== undefined) location.assign(next);
  else if (next !== undefined) location.replace(next);
  else if (instead) replaceContent(instead.content);
  else if (said !== undefined) {
    form.reset();
    clearCodes();
    setFormStatus(form, said, 'done');
  } else await reloadContent();
}

/**
 * Sends one request for each hidden input, in their order: its body, or to its address. An input is disabled once its
 * request has succeeded: a retry then skips it.
 * @returns the last response, or the first that failed; null without inputs
 */
async function sendEach(form: HTMLFormElement): Promise<Response | null> {
  let response: Response | null = null;
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden]:enabled')) {
    if (input.closest('[hidden]')) continue;
    response = await fetch(formRequest(form, input.dataset['body'], input.dataset['address']));
    if (!response.ok) break;
    input.disabled = true;
  }
  return response;
}

/** The script of the logo step. It decodes pictures, and is loaded when the user opens the file chooser. */
const loadLogoStep = () => import('./logo.js');

const sendLogo = async (form: HTMLFormElement) => (await loadLogoStep()).sendLogo(form);

/** Draws the logo again when a field of its crop changes. */
const cropLogo = (form: HTMLFormElement | null): void =>
  void (
    form &&
    loadLogoStep().then(
      (step) => step.cropLogo(form),
      () => undefined,
    )
  );

function showLogo(input: HTMLInputElement): void {
  loadLogoStep().then(
    (step) => step.showLogo(input),
    () => setFieldError(input, input.form?.dataset['unreachable'] ?? ''),
  );
}

/** Sends a form's values. @returns the last response, or the first that failed; null if there was nothing to send */
function send(form: HTMLFormElement): Promise<Response | null> {
  if ('each' in form.dataset) return sendEach(form);
  return 'logo' in form.dataset ? sendLogo(form) : sendConfirmed(() => fetch(formRequest(form)));
}

/** Shows the fields of the chosen group, and hides those of the other groups. */
function showGroup({ name, value }: HTMLInputElement): void {
  for (const group of document.querySelectorAll<HTMLElement>(`[data-group="${name}"]`))
    group.hidden = group.id !== `${name}-${value}`;
}

/** Shows the groups of restored choices: the browser restores them without an event. */
function showChosenGroups(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')) showGroup(radio);
}

const submit = (form: HTMLFormElement): Promise<void> =>
  submitForm(form, {
    validate: () => validateForm(form, language),
    async send() {
      const response = await send(form);
      if (response && !response.ok) {
        const refusal = await readJson<Partial<ErrorEnvelope>>(response);
        showSuggestions(form, refusal.errors ?? []);
        return refusal;
      }
      setFormStatus(form, '');
      await handleSuccess(form, response);
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

/** Copies the value of another field into the field before the button. */
function takeOver({ dataset, previousElementSibling: input }: HTMLButtonElement): void {
  const other = document.getElementById(dataset['sameAs'] ?? '');
  if (!(input instanceof HTMLInputElement && other instanceof HTMLInputElement)) return;
  input.value = other.value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void submit(event.target);
});
document.addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, '[data-peek]');
  if (button) togglePassword(button);
  if (closestElement(target, '[data-close]')) closestElement<HTMLDialogElement>(target, 'dialog')?.close();
  const same = closestElement<HTMLButtonElement>(target, '[data-same-as]');
  if (same) takeOver(same);
  const suggestion = closestElement<HTMLButtonElement>(target, '[data-suggested] button');
  if (suggestion) takeSuggestion(suggestion);
  if (closestElement(target, '[data-logo-file]')) loadLogoStep().catch(() => undefined);
});
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'radio') showGroup(target);
  if (target.type === 'file') showLogo(target);
  if (target.dataset['rule'] === 'short-name') target.value = normalizedValue(target);
});
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  setFieldError(target, '');
  hideSuggestions(target);
  if (target.closest('[data-logo-crop]')) cropLogo(target.form);
  if (target.form) storeDraft(target.form);
});
document.addEventListener('focusin', ({ target }) => {
  const form = closestElement<HTMLFormElement>(target, 'form');
  if (form) preloadRules(form);
});

addEventListener('pageshow', showChosenGroups);
initContent(document);
showChosenGroups();
