/** Stores a form's typed values for this tab, so that a reload or a change of the language does not lose them. */
import { formControls, type FormControl } from '../../../client/form/controls.js';
import { readStorage, writeStorage } from '../../../client/storage.js';

const keyOf = (form: HTMLFormElement) => `draft:${new URL(form.action).pathname}`;

/** Whether to store a field's value. Only texts are stored, and never passwords. */
const isKept = ({ type }: FormControl) => !['password', 'checkbox', 'radio', 'hidden'].includes(type);

const fieldsOf = (form: HTMLFormElement) => formControls(form).filter(isKept);

export function storeDraft(form: HTMLFormElement): void {
  if (form.dataset['draft'] === undefined) return;
  const typed = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  writeStorage('sessionStorage', keyOf(form), typed);
}

export function restoreDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = readStorage<Record<string, string>>('sessionStorage', keyOf(form)) ?? {};
    for (const input of fieldsOf(form)) input.value = typed[input.name] ?? input.value;
  }
}

export function removeDraft(form: HTMLFormElement): void {
  writeStorage('sessionStorage', keyOf(form), null);
}
