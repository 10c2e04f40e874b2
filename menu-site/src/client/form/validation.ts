/** What is wrong with a form before it is sent, by the kernel's laws and in the sentences that came with the page. */
import type { Language } from '@qaima/schemas';
import { normaliseCode } from '@qaima/schemas/account/code';
import { kitFormats } from '@qaima/schemas/core/formats';
import { INVALID_PHONE } from '@qaima/schemas/core/phoneWords';
import { numberIn } from '@qaima/schemas/number/readNumber';
import { toLatinDigits } from '@qaima/schemas/text/digits';

/** A field that is typed into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

export interface Fault {
  readonly input: Control;
  readonly message: string;
}

const laws = () => import('./accountRules.js');
const phones = () => import('@qaima/schemas/phone/phone');

/** The form's fields, in their order. */
export const inputsOf = (form: HTMLFormElement): readonly Control[] =>
  Array.from(form.querySelectorAll<Control>('input[name],textarea[name]'));

/** Fetches what a form will be judged by; a failure is tried again when it is needed. */
export function makeReady(form: HTMLFormElement): void {
  const rules = inputsOf(form).map(({ dataset }) => dataset['rule']);
  if (rules.includes('phone')) phones().catch(() => undefined);
  if (form.elements.namedItem('passwordConfirm') || rules.includes('short-name')) laws().catch(() => undefined);
}

/** The value as it is meant: passwords as they were typed, all else without blanks around it. */
export function valueOf({ autocomplete, value, dataset }: Control): string {
  if (autocomplete.endsWith('password')) return value;
  if (dataset['rule'] === 'code') return normaliseCode(value);
  return dataset['rule'] ? toLatinDigits(value).trim() : value.trim();
}

type Judge = (value: string, input: Control, language: Language) => Promise<string | null>;

const unless = (isRight: boolean, { dataset }: Control) => (isRight ? null : (dataset['invalid'] ?? ''));

const isCount = (value: number | null) => value !== null && Number.isInteger(value) && value >= 1 && value <= 9999;

const judges: Readonly<Record<string, Judge>> = {
  email: async (value, input) => unless(kitFormats.email(value), input),
  async phone(value, { dataset }, language) {
    const fault = (await phones()).phoneFault(value);
    // Sign-up says it in words of its own.
    return (fault === INVALID_PHONE && dataset['invalid']) || (fault?.[language] ?? null);
  },
  count: async (value, input) => unless(isCount(numberIn(value, { type: 'integer' })), input),
  'short-name': async (value, input) => unless((await laws()).isAcceptableUsername(value), input),
  async username(value, input, language) {
    const { isReservedUserName, isUserName, RESERVED_USER_NAME } = await laws();
    return isReservedUserName(value) ? RESERVED_USER_NAME[language] : unless(isUserName(value), input);
  },
};

async function faultOf(input: Control, language: Language): Promise<string | null> {
  const { dataset, required } = input;
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return unless(input.checked || !required, input);
  const value = valueOf(input);
  if (value.trim() === '') return required ? (dataset['blank'] ?? '') : null;
  if ([...value].length < Number(dataset['least'] ?? 0)) return dataset['short'] ?? '';
  return (await judges[dataset['rule'] ?? '']?.(value, input, language)) ?? null;
}

/** What is wrong with a password that is chosen anew. */
async function passwordsOf(form: HTMLFormElement, language: Language): Promise<readonly Fault[]> {
  const inputs = new Map(inputsOf(form).map((input) => [input.name, input]));
  const typed = (name: string) => {
    const input = inputs.get(name);
    return input && valueOf(input);
  };
  const [password, passwordConfirm] = [typed('password'), typed('passwordConfirm')];
  if (password === undefined || passwordConfirm === undefined) return [];
  const { passwordFaults } = await laws();
  const chosen = { password, passwordConfirm, username: typed('username'), email: typed('email') };
  return passwordFaults(chosen).flatMap(({ path, message }) => {
    const input = inputs.get(path.slice(1));
    return input ? [{ input, message: message[language] }] : [];
  });
}

/** A law that can't be fetched is left to the server. */
const orNothing = async <T>(judged: Promise<T>, nothing: T): Promise<T> => judged.catch(() => nothing);

/** Everything that is wrong with a form: one fault a field, in the order of the fields. */
export async function faultsOf(form: HTMLFormElement, language: Language): Promise<readonly Fault[]> {
  const together = await orNothing(passwordsOf(form, language), []);
  const judged = await Promise.all(
    inputsOf(form).map(async (input) => {
      const message = await orNothing(faultOf(input, language), null);
      return message === null ? together.find((fault) => fault.input === input) : { input, message };
    }),
  );
  return judged.filter((fault) => fault !== undefined);
}
