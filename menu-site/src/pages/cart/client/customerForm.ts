/** The customer form's validation and payload. */
import type { CartSubmission, Language } from '@qaima/schemas';
import { formControls, type FormControl, type ValidationIssue } from '../../../client/form/controls.js';
import { validateForm } from '../../../client/form/validation.js';
import { showFromOpening } from '../../../client/cart/fromOpening.js';
import { minimumIssue, updateDeliveryArea } from './deliveryArea.js';
import { fromThousandths, type Thousandths } from '@qaima/schemas/money/money';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { toLatinDigits } from '@qaima/schemas/text/digits';

/** The issue if no receive option is chosen although the menu has some. */
function missingReceiveOption(form: HTMLFormElement): ValidationIssue | null {
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));
  const [input] = radios;
  const message = input?.dataset['blank'];
  return input && message && !radios.some(({ checked }) => checked) ? { input, message } : null;
}

export async function validateCustomer(form: HTMLFormElement, language: Language): Promise<readonly ValidationIssue[]> {
  const issues = await validateForm(form, language);
  const all = [...issues, ...[missingReceiveOption(form), minimumIssue(form)].flatMap((issue) => issue ?? [])];
  // The first one gets the focus.
  const position = ({ input }: ValidationIssue) => formControls(form).indexOf(input);
  return all.sort((one, other) => position(one) - position(other));
}

/** The payload, without blank fields. @param total the total that the guest has read */
export function readSubmission(form: HTMLFormElement, total: Thousandths): CartSubmission {
  const typed = formControls(form).flatMap((control) => {
    const value = control.value.trim();
    const isBox = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
    const isChosen = !isBox || control.checked;
    // What is saved by itself, such as the tip, does not belong to the form.
    return value !== '' && isChosen && control.form === form ? [[control.name, value] as const] : [];
  });
  const { phone = '', receiveOption, guestsNo, consent, ...texts } = Object.fromEntries<string>(typed);
  return {
    ...texts,
    phone: toLatinDigits(phone),
    expectedTotal: fromThousandths(total),
    ...(consent === undefined ? {} : { consent: true }),
    ...(receiveOption === undefined ? {} : { receiveOption: Number(receiveOption) }),
    ...(guestsNo === undefined ? {} : { guestsNo: parseExactNumber(guestsNo, { type: 'integer' }) }),
  };
}

/** Shows or hides a field, and sets whether it is required. Hidden fields are never required. */
function showField(form: HTMLFormElement, name: string, isShown: boolean, isRequired: boolean): void {
  const input = form.querySelector<FormControl>(`[name=${name}]`);
  const field = input?.closest<HTMLElement>('.field');
  if (!input || !field) return;
  field.hidden = !isShown;
  input.required = isShown && isRequired;
  const optional = field.querySelector<HTMLElement>('.optional');
  if (optional) optional.hidden = isRequired;
}

/** Whether the cart page shows the table of the order. */
const isAtTable = () => document.querySelector('#table:not([hidden])') !== null;

/** Requires the name of an order that is collected, unless the form always requires it. */
function requireName(form: HTMLFormElement, isRequired: boolean): void {
  if (form.querySelector('label[for=field-name] .optional')) showField(form, 'name', true, isRequired);
}

/**
 * Shows the fields that the receive option needs. Address: hidden until an option is chosen and if the customer comes to
 * the venue, required for a delivery. Branch: shown and required for pickup, where the name is required too. Table: shown and required for
 * dine-in, where the phone is optional.
 */
export function updateConditionalFields(form: HTMLFormElement): void {
  const chosen = form.querySelector<HTMLInputElement>('[name=receiveOption]:checked');
  const { collected, requires, pickup } = chosen?.dataset ?? {};
  const isBrought = chosen ? collected === undefined : !form.querySelector('[name=receiveOption]') && !isAtTable();
  showField(form, 'address', isBrought, requires === 'address');
  requireName(form, pickup !== undefined);
  showField(form, 'branch', pickup !== undefined, true);
  showField(form, 'table', requires === 'table', true);
  showField(form, 'phone', true, requires !== 'table');
  updateDeliveryArea(form);
  showFromOpening(form);
}
