/** Validates forms in the browser with the domain package's rules. The messages come from the page. */
import type { Language } from '@qaima/schemas';
import { normalizeVerificationCode } from '@qaima/schemas/account/verificationCode';
import { coreFormats } from '@qaima/schemas/core/formats';
import { INVALID_PHONE } from '@qaima/schemas/core/invalidPhoneMessages';
import type { PhoneKind } from '@qaima/schemas/phone/phone';
import { typedMenuUsername } from '@qaima/schemas/menu/normalizeUsername';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { toLatinDigits } from '@qaima/schemas/text/digits';
import { formControls, type FormControl, type ValidationIssue } from './controls.js';

const loadAccountRules = () => import('./accountRules.js');
const loadPhoneRules = async () => ({
  ...(await import('@qaima/schemas/phone/phone')),
  ...(await import('@qaima/schemas/menu/whatsapp')),
});

const PHONE_RULES: ReadonlySet<string> = new Set(['phone', 'mobile-phone', 'venue-phone', 'whatsapp']);

/** Loads the rules that a form needs. A failed load is retried when the rule is used. */
export function preloadRules(form: HTMLFormElement): void {
  const rules = formControls(form).map(({ dataset }) => dataset['rule']);
  if (rules.some((rule) => rule !== undefined && PHONE_RULES.has(rule))) loadPhoneRules().catch(() => undefined);
  if (form.elements.namedItem('passwordConfirm') || rules.includes('short-name'))
    loadAccountRules().catch(() => undefined);
}

/** The normalized value of a field: a password is unchanged, all other values are trimmed. */
export function normalizedValue({ autocomplete, value, dataset }: FormControl): string {
  if (autocomplete.endsWith('password')) return value;
  if (dataset['rule'] === 'code') return normalizeVerificationCode(value);
  if (dataset['rule'] === 'short-name') return typedMenuUsername(value);
  return dataset['rule'] ? toLatinDigits(value).trim() : value.trim();
}

type Validator = (value: string, input: FormControl, language: Language) => Promise<string | null>;

const invalidUnless = (isRight: boolean, { dataset }: FormControl) => (isRight ? null : (dataset['invalid'] ?? ''));

/** Whether a value is a whole number in the limits of the field's schema. */
const isCount = (value: number | null, { dataset }: FormControl) =>
  value !== null && Number.isInteger(value) && value >= Number(dataset['min']) && value <= Number(dataset['max']);

const phoneValidator =
  (kind: PhoneKind): Validator =>
  async (value, { dataset }, language) => {
    const { phoneErrorMessage } = await loadPhoneRules();
    const fault = phoneErrorMessage(value, dataset['country'], kind);
    // The sign-up form replaces the message for invalid numbers.
    return (fault === INVALID_PHONE && dataset['invalid']) || (fault?.[language] ?? null);
  };

const validators: Readonly<Record<string, Validator>> = {
  email: async (value, input) => invalidUnless(coreFormats.email(value), input),
  phone: phoneValidator('any'),
  'mobile-phone': phoneValidator('mobile'),
  'venue-phone': phoneValidator('venue'),
  async whatsapp(value, { dataset }, language) {
    const { whatsappErrorMessage } = await loadPhoneRules();
    return whatsappErrorMessage(value, dataset['country'])?.[language] ?? null;
  },
  count: async (value, input) => invalidUnless(isCount(parseExactNumber(value, { type: 'integer' }), input), input),
  async 'short-name'(value, input, language) {
    const { isMenuUsername, wrongCharacterMessage } = await loadAccountRules();
    if (isMenuUsername(value)) return null;
    return wrongCharacterMessage(value, /[^a-z0-9_-]/u)?.[language] ?? input.dataset['invalid'] ?? '';
  },
  async username(value, _input, language) {
    return (await loadAccountRules()).accountUsernameMessage(value)?.[language] ?? null;
  },
};

/** The message that a value is too long; empty if it is not. Nothing is cut off, which the guest could overlook. */
export function tooLongMessage(input: FormControl): string {
  const { limit, long = '' } = input.dataset;
  return limit !== undefined && [...normalizedValue(input)].length > Number(limit) ? long : '';
}

async function validateControl(input: FormControl, language: Language): Promise<string | null> {
  const { dataset, required } = input;
  if (input instanceof HTMLInputElement && input.type === 'checkbox')
    return invalidUnless(input.checked || !required, input);
  const value = normalizedValue(input);
  if (value.trim() === '') return required ? (dataset['blank'] ?? '') : null;
  if ([...value].length < Number(dataset['least'] ?? 0)) return dataset['short'] ?? '';
  return tooLongMessage(input) || ((await validators[dataset['rule'] ?? '']?.(value, input, language)) ?? null);
}

/** The issues of a new password and its confirmation. */
async function validatePasswords(form: HTMLFormElement, language: Language): Promise<readonly ValidationIssue[]> {
  const inputs = new Map(formControls(form).map((input) => [input.name, input]));
  const typed = (name: string) => {
    const input = inputs.get(name);
    return input && normalizedValue(input);
  };
  const [password, passwordConfirm] = [typed('password'), typed('passwordConfirm')];
  if (password === undefined || passwordConfirm === undefined) return [];
  const { passwordIssues: passwordFaults } = await loadAccountRules();
  const chosen = { password, passwordConfirm, username: typed('username'), email: typed('email') };
  return passwordFaults(chosen).flatMap(({ path, message }) => {
    const input = inputs.get(path.slice(1));
    return input ? [{ input, message: message[language] }] : [];
  });
}

/**
 * Returns `nothing` if the code of a rule can't be loaded. The form is then sent without that check, and the server
 * validates it.
 */
const withFallback = async <T>(judged: Promise<T>, nothing: T): Promise<T> => judged.catch(() => nothing);

/** All issues of a form: at most one per field, in field order. */
export async function validateForm(form: HTMLFormElement, language: Language): Promise<readonly ValidationIssue[]> {
  const together = await withFallback(validatePasswords(form, language), []);
  const judged = await Promise.all(
    formControls(form).map(async (input) => {
      const message = await withFallback(validateControl(input, language), null);
      return message === null ? together.find((fault) => fault.input === input) : { input, message };
    }),
  );
  return judged.filter((fault) => fault !== undefined);
}
