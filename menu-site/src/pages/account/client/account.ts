/** What makes the forms of accounts work: they are judged, sent once, and answered where one looks. */
import type { RefusalEnvelope } from '@qaima/schemas';
import './oneTimeLink.js';
import { faultsOf, inputsOf, makeReady, type Fault } from '../../../client/form/validation.js';
import { remember } from './rememberedFields.js';
import { requestOf } from './payload.js';
import { markField, say, unsay } from '../../../client/form/feedback.js';
import { showAgain, showInstead, wake } from './pageContent.js';

const language = document.documentElement.lang === 'en' ? 'en' : 'ar';

/** Forms under way: a second tap sends nothing. */
const busy = new WeakSet<HTMLFormElement>();

function markAll(form: HTMLFormElement, faults: readonly Fault[]): void {
  for (const input of inputsOf(form)) markField(input, faults.find((fault) => fault.input === input)?.message ?? '');
  faults[0]?.input.focus();
}

/** Says what the server refused: at the fields that it names, else above the button. */
function refuse(form: HTMLFormElement, { message = '', errors = [] }: Partial<RefusalEnvelope>): void {
  const faults = inputsOf(form).flatMap((input) => {
    const error = errors.find(({ path }) => path === `/${input.name}`);
    return error ? [{ input, message: error.message }] : [];
  });
  markAll(form, faults);
  say(form, faults.length === 0 ? message || (form.dataset['unreachable'] ?? '') : '');
}

/** A new code was sent: the one before it, and what was said of it, are of no use any more. */
function forgetCodes(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[autocomplete=one-time-code]')) {
    input.value = '';
    markField(input, '');
  }
}

async function succeed(form: HTMLFormElement): Promise<void> {
  remember(form);
  const { next, said } = form.dataset;
  const instead = form.querySelector('template');
  if (next !== undefined) location.replace(next);
  else if (instead) showInstead(instead.content);
  else if (said !== undefined) {
    form.reset();
    forgetCodes();
    say(form, said, 'done');
  } else await showAgain();
}

async function send(form: HTMLFormElement): Promise<void> {
  const faults = await faultsOf(form, language);
  markAll(form, faults);
  if (faults.length > 0) {
    say(form, '');
    return;
  }
  unsay(form);
  const response = await fetch(requestOf(form));
  if (response.ok) {
    say(form, '');
    await succeed(form);
  } else refuse(form, (await response.json()) as Partial<RefusalEnvelope>);
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
    refuse(form, {});
  } finally {
    busy.delete(form);
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  }
}

/** Shows what is typed into a password's field, or hides it again. */
function peek(button: HTMLButtonElement): void {
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
  if (button) peek(button);
});
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) markField(target, '');
});
document.addEventListener('focusin', ({ target }) => {
  const form = (target as Element).closest('form');
  if (form) makeReady(form);
});

wake(document);
