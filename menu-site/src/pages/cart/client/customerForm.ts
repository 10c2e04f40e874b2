/** The customer's form: what is wrong with it, and what it sends. */
import type { CartSubmission, FieldError, Language } from '@qaima/schemas';
import { faultsOf, type Control } from '../../../client/form/validation.js';
import { markField } from '../../../client/form/feedback.js';
import { numberIn } from '@qaima/schemas/number/readNumber';
import { toLatinDigits } from '@qaima/schemas/text/digits';

export interface FormFault {
  readonly input: Control;
  readonly message: string;
}

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<Control>('input[name],textarea[name]')).filter((control) => !isAside(control));

/** A field that the chosen way of receiving doesn't ask for. */
const isAside = (control: Control) => control.closest('[hidden]') !== null;

/** An option must be chosen where the menu says so. */
function missingOption(form: HTMLFormElement): FormFault | null {
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));
  const [input] = radios;
  const message = input?.dataset['blank'];
  return input && message && !radios.some(({ checked }) => checked) ? { input, message } : null;
}

export async function detailFaults(form: HTMLFormElement, language: Language): Promise<readonly FormFault[]> {
  const typed: readonly FormFault[] = await faultsOf(form, language);
  const option = missingOption(form);
  return option ? [...typed, option] : typed;
}

/** Marks each field with what is wrong with it, and brings the first one up. */
export function markFaults(form: HTMLFormElement, faults: readonly FormFault[]): void {
  for (const control of controlsOf(form)) {
    const fault = faults.find(({ input }) => input.name === control.name);
    markField(control, fault?.message ?? '');
  }
  faults[0]?.input.focus();
}

/** The fields that the server named. */
export function refusedFields(form: HTMLFormElement, errors: readonly FieldError[]): readonly FormFault[] {
  return controlsOf(form).flatMap((input, index, all) => {
    const error = errors.find(({ path }) => path === `/${input.name}`);
    const isFirst = all.findIndex(({ name }) => name === input.name) === index;
    return error && isFirst ? [{ input, message: error.message }] : [];
  });
}

/** What is sent: nothing of what was left blank. */
export function detailsOf(form: HTMLFormElement): CartSubmission {
  const typed = controlsOf(form).flatMap((control) => {
    const value = control.value.trim();
    const isChosen = control.type !== 'radio' || (control as HTMLInputElement).checked;
    return value !== '' && isChosen ? [[control.name, value] as const] : [];
  });
  const { phone = '', receiveOption, guestsNo, ...texts } = Object.fromEntries<string>(typed);
  return {
    ...texts,
    phone: toLatinDigits(phone),
    ...(receiveOption === undefined ? {} : { receiveOption: Number(receiveOption) }),
    ...(guestsNo === undefined ? {} : { guestsNo: numberIn(guestsNo, { type: 'integer' }) }),
  };
}

/** Shows a field and says whether it is required; a hidden one requires nothing. */
function ask(form: HTMLFormElement, name: string, isShown: boolean, isRequired: boolean): void {
  const input = form.querySelector<Control>(`[name=${name}]`);
  const field = input?.closest<HTMLElement>('.field');
  if (!input || !field) return;
  field.hidden = !isShown;
  input.required = isShown && isRequired;
  const optional = field.querySelector<HTMLElement>('.optional');
  if (optional) optional.hidden = isRequired;
}

/** An address is asked for unless the customer comes for it, a table where they sit at one. */
export function askWhatMatters(form: HTMLFormElement): void {
  const { collected, requires } = form.querySelector<HTMLInputElement>('[name=receiveOption]:checked')?.dataset ?? {};
  ask(form, 'address', collected === undefined, requires === 'address');
  ask(form, 'table', requires === 'table', true);
}
