/** The customer's form: what is wrong with it, and what it sends. */
import type { CartSubmission, Language } from '@qaima/schemas';
import { formControls, type FormControl, type ValidationIssue } from '../../../client/form/controls.js';
import { validateForm } from '../../../client/form/validation.js';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { toLatinDigits } from '@qaima/schemas/text/digits';

/** An option must be chosen where the menu says so. */
function missingReceiveOption(form: HTMLFormElement): ValidationIssue | null {
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));
  const [input] = radios;
  const message = input?.dataset['blank'];
  return input && message && !radios.some(({ checked }) => checked) ? { input, message } : null;
}

export async function validateCustomer(form: HTMLFormElement, language: Language): Promise<readonly ValidationIssue[]> {
  const issues = await validateForm(form, language);
  const option = missingReceiveOption(form);
  return option ? [...issues, option] : issues;
}

/** What is sent: nothing of what was left blank. */
export function readSubmission(form: HTMLFormElement): CartSubmission {
  const typed = formControls(form).flatMap((control) => {
    const value = control.value.trim();
    const isChosen = control.type !== 'radio' || (control as HTMLInputElement).checked;
    return value !== '' && isChosen ? [[control.name, value] as const] : [];
  });
  const { phone = '', receiveOption, guestsNo, ...texts } = Object.fromEntries<string>(typed);
  return {
    ...texts,
    phone: toLatinDigits(phone),
    ...(receiveOption === undefined ? {} : { receiveOption: Number(receiveOption) }),
    ...(guestsNo === undefined ? {} : { guestsNo: parseExactNumber(guestsNo, { type: 'integer' }) }),
  };
}

/** Shows a field and says whether it is required; a hidden one requires nothing. */
function showField(form: HTMLFormElement, name: string, isShown: boolean, isRequired: boolean): void {
  const input = form.querySelector<FormControl>(`[name=${name}]`);
  const field = input?.closest<HTMLElement>('.field');
  if (!input || !field) return;
  field.hidden = !isShown;
  input.required = isShown && isRequired;
  const optional = field.querySelector<HTMLElement>('.optional');
  if (optional) optional.hidden = isRequired;
}

/** An address is asked for unless the customer comes for it, a table where they sit at one. */
export function updateConditionalFields(form: HTMLFormElement): void {
  const { collected, requires } = form.querySelector<HTMLInputElement>('[name=receiveOption]:checked')?.dataset ?? {};
  showField(form, 'address', collected === undefined, requires === 'address');
  showField(form, 'table', requires === 'table', true);
}
