/** Stores a form's typed values for this tab, so that a reload or a change of the language does not lose them. */
import { parseJson } from '@qaima/schemas/core/json';
import { formControls, type FormControl } from '../../../client/form/controls.js';

const keyOf = (form: HTMLFormElement) => `draft:${new URL(form.action).pathname}`;

/** Whether to store a field's value. Only texts are stored, and never passwords. */
const isKept = ({ type }: FormControl) => !['password', 'checkbox', 'radio', 'hidden'].includes(type);

const fieldsOf = (form: HTMLFormElement) => formControls(form).filter(isKept);

export function storeDraft(form: HTMLFormElement): void {
  if (form.dataset['draft'] === undefined) return;
  try {
    const typed = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // Storage is not available.
  }
}

export function restoreDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    try {
      const typed = parseJson<Record<string, string>>(sessionStorage.getItem(keyOf(form)) ?? '{}');
      for (const input of fieldsOf(form)) input.value = typed[input.name] ?? input.value;
    } catch {
      // Storage is not available.
    }
  }
}

export function removeDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is not available.
  }
}
