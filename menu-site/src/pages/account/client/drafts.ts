/** Stores a form's typed values and choices for this tab, so that a reload or a change of the language does not lose them. */
import { formControls, type FormControl } from '../../../client/form/controls.js';
import { readStorage, writeStorage } from '../../../client/storage.js';

const keyOf = (form: HTMLFormElement) => `draft:${new URL(form.action).pathname}`;

/** Whether to store a field's value. Only texts and radio buttons are stored, and never passwords. */
const isKept = ({ type }: FormControl) => !['password', 'checkbox', 'hidden'].includes(type);

const isRadio = (field: FormControl): field is HTMLInputElement => field.type === 'radio';

const fieldsOf = (form: HTMLFormElement) => formControls(form).filter(isKept);

export function storeDraft(form: HTMLFormElement): void {
  if (form.dataset['draft'] === undefined) return;
  const fields = fieldsOf(form).filter((field) => !isRadio(field) || field.checked);
  const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  writeStorage('sessionStorage', keyOf(form), typed);
}

export function restoreDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = readStorage<Record<string, string>>('sessionStorage', keyOf(form)) ?? {};
    for (const field of fieldsOf(form)) {
      const value = typed[field.name];
      if (value === undefined) continue;
      if (isRadio(field)) field.checked = field.value === value;
      else field.value = value;
    }
  }
}

export function removeDraft(form: HTMLFormElement): void {
  writeStorage('sessionStorage', keyOf(form), null);
}
