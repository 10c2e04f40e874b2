/** Shows the errors and the status of a form. */
import type { FieldError } from '@qaima/schemas';
import { formControls, type ValidationIssue } from './controls.js';

/** Shows the error of a field. @param message empty if the field has no error */
export function setFieldError(input: HTMLElement, message: string): void {
  const place = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  if (!place) return;
  if (message === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  place.textContent = message;
}

/**
 * Shows the issue of each field, and focuses the first field with an issue, unless it is hidden. Scrolls so that its
 * message, below the field, is not behind a bar at the screen's end.
 */
export function showIssues(form: Element, issues: readonly ValidationIssue[]): void {
  for (const control of formControls(form)) {
    setFieldError(control, issues.find(({ input }) => input.name === control.name)?.message ?? '');
  }
  const first = issues[0]?.input;
  const isHidden = first?.type === 'hidden';
  if (!isHidden) first?.focus();
  first?.closest('.field')?.scrollIntoView({ block: isHidden ? 'center' : 'nearest' });
}

/** Converts the server's errors to form issues; a group of radio buttons gets only one issue. */
export function issuesFromErrors(form: Element, errors: readonly FieldError[]): readonly ValidationIssue[] {
  return formControls(form).flatMap((input, index, all) => {
    const error = errors.find(({ path }) => path === `/${input.name}`);
    const isFirst = all.findIndex(({ name }) => name === input.name) === index;
    return error && isFirst ? [{ input, message: error.message }] : [];
  });
}

export function setFormStatus(form: Element, message: string, tone: 'done' | 'refused' = 'refused'): void {
  const place = form.querySelector<HTMLElement>('.said');
  if (!place) return;
  place.removeAttribute('aria-busy');
  place.dataset['tone'] = tone;
  place.textContent = message;
}

/** The labels of the fields with an error, in document order, without the remark of optional fields or a question mark. */
const invalidLabels = (form: Element): readonly string[] =>
  Array.from(form.querySelectorAll('.fault:not(:empty)')).flatMap((fault) => {
    const field = fault.closest<HTMLElement>('.field');
    if (!field || field.closest('[hidden]')) return [];
    const label = field.dataset['label'] ?? field.querySelector('label,legend')?.firstChild?.textContent;
    return label ? [label.trim().replace(/[؟?]$/, '')] : [];
  });

/**
 * Names all fields with an error in the form's status, if the status has a sentence for that in `data-invalid`: a field
 * above may be out of view. `#` in the sentence is replaced by the labels.
 */
export function nameInvalidFields(form: Element): void {
  const { invalid = '' } = form.querySelector<HTMLElement>('.said')?.dataset ?? {};
  const labels = invalid ? invalidLabels(form) : [];
  const list = new Intl.ListFormat(document.documentElement.lang || 'ar', { type: 'conjunction' });
  setFormStatus(form, labels.length > 0 ? invalid.replace('#', () => list.format(labels)) : '');
  form.toggleAttribute('data-named', labels.length > 0);
}

/** Updates the named fields after one of them was corrected. Any other status stays. */
export function updateInvalidFields(form: Element): void {
  if (form.hasAttribute('data-named')) nameInvalidFields(form);
}

/** Hides the status message while the form is being sent. Its space stays reserved, so the layout does not shift. */
export function hideFormStatus(form: Element): void {
  form.removeAttribute('data-named');
  form.querySelector('.said')?.setAttribute('aria-busy', 'true');
}
