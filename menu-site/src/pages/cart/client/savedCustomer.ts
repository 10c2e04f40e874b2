/**
 * What a guest has typed: their name and phone stay on this device for the next time, all the rest in this tab until it
 * is sent. Nothing of it goes anywhere else.
 */

type Typed = Readonly<Record<string, string>>;

const GUEST = 'guest';
const KEPT = ['name', 'phone'];
const draftKey = (cartId: string) => `draft:${cartId}`;

function read(storage: () => Storage, key: string): Typed {
  try {
    return (JSON.parse(storage().getItem(key) ?? '{}') ?? {}) as Typed;
  } catch {
    // A browser that keeps nothing asks again.
    return {};
  }
}

function write(storage: () => Storage, key: string, typed: Typed): void {
  try {
    storage().setItem(key, JSON.stringify(typed));
  } catch {
    // Nothing is kept.
  }
}

const inTab = () => sessionStorage;
const onDevice = () => localStorage;

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Keeps what is typed, so that neither a reload nor the way back loses it. */
export function saveDraft(form: HTMLFormElement, cartId: string): void {
  write(inTab, draftKey(cartId), typedIn(form));
}

/** Fills in what was typed before; what stands there already stays. */
export function restoreCustomer(form: HTMLFormElement, cartId: string): void {
  const known = { ...read(onDevice, GUEST), ...read(inTab, draftKey(cartId)) };
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value ||= value;
    else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked ||= field.value === value;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value;
  }
}

/** The cart was sent: who sent it is remembered, the rest forgotten. */
export function saveCustomer(form: HTMLFormElement, cartId: string): void {
  const known = Object.entries(typedIn(form)).filter(([name]) => KEPT.includes(name));
  write(onDevice, GUEST, Object.fromEntries(known));
  try {
    sessionStorage.removeItem(draftKey(cartId));
  } catch {
    // Nothing was kept.
  }
}
