/**
 * Stores the guest's input on this device only: name, phone and address for later orders, all other fields for this
 * tab until submission.
 */
import { readStorage, writeStorage } from '../storage.js';

type Typed = Readonly<Record<string, string>>;

const STORAGE_KEY = 'guest';
const STORED_FIELDS = ['name', 'phone', 'address'];
const draftKey = (cartId: string) => `draft:${cartId}`;

/** The values of a cart's form, typed in this tab. */
const readDraft = (cartId: string): Typed => readStorage<Typed>('sessionStorage', draftKey(cartId)) ?? {};

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Saves typed values, so that a reload or going back does not lose them. */
export function saveDraft(form: HTMLFormElement, cartId: string): void {
  writeStorage('sessionStorage', draftKey(cartId), typedIn(form));
}

/** The index of the receive option, and the id of the delivery area. */
export type ReceiveField = 'receiveOption' | 'area';

/** What the guest has chosen for a cart in this tab; undefined before. */
export const draftedChoice = (cartId: string, field: ReceiveField): string | undefined => readDraft(cartId)[field];

/** Saves what was chosen next to the menu, for the cart page. */
export function draftChoice(cartId: string, field: ReceiveField, value: string): void {
  writeStorage('sessionStorage', draftKey(cartId), { ...readDraft(cartId), [field]: value });
}

/** The message with which the server refused a cart's order on another page. */
const reasonKey = (cartId: string) => `refused:${cartId}`;

/**
 * Saves the details of an order that could not be sent yet, for the page of its cart.
 * @param reason why the server refused it; undefined if it was not sent
 */
export function draftDetails(cartId: string, details: object, reason: string | undefined): void {
  const typed = Object.entries(details).map(([name, value]) => [name, String(value)]);
  writeStorage('sessionStorage', draftKey(cartId), Object.fromEntries(typed));
  writeStorage('sessionStorage', reasonKey(cartId), reason ?? null);
}

/** Returns once why the order of a cart was refused on another page; null if it was not. */
export function takeRefusalReason(cartId: string): string | null {
  const reason = readStorage<string>('sessionStorage', reasonKey(cartId));
  if (reason !== null) writeStorage('sessionStorage', reasonKey(cartId), null);
  return reason;
}

/** Fills in saved values without replacing existing ones. */
export function restoreCustomer(form: HTMLFormElement, cartId: string): void {
  const known = { ...readStorage<Typed>('localStorage', STORAGE_KEY), ...readDraft(cartId) };
  for (const [name, value] of Object.entries(known)) {
    const found = form.elements.namedItem(name);
    // Several fields can have this name: each receive option with areas has a select named `area`.
    const fields = found instanceof RadioNodeList && !found.value ? Array.from(found) : [found];
    for (const field of fields) {
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked ||= field.value === value;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value;
      else if (field instanceof HTMLSelectElement && Array.from(field.options).some((option) => option.value === value))
        field.value ||= value;
    }
  }
}

/**
 * After submission, keeps name, phone and address for the next order and removes the other values. An address that the
 * form did not ask for stays.
 */
export function saveCustomer(form: HTMLFormElement, cartId: string): void {
  const known = Object.entries(typedIn(form)).filter(([name]) => STORED_FIELDS.includes(name));
  writeStorage('localStorage', STORAGE_KEY, {
    ...readStorage<Typed>('localStorage', STORAGE_KEY),
    ...Object.fromEntries(known),
  });
  writeStorage('sessionStorage', draftKey(cartId), null);
}
