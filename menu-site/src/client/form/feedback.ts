/** Words of the moment: at a field, or above a form's button. */

/** Marks a field with what is wrong with it; an empty text takes the mark away. */
export function setFieldError(input: HTMLElement, message: string): void {
  const place = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  if (!place) return;
  if (message === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  place.textContent = message;
}

/** Says how a form fared. */
export function setFormStatus(form: Element, message: string, tone: 'done' | 'refused' = 'refused'): void {
  const place = form.querySelector<HTMLElement>('.said');
  if (!place) return;
  place.removeAttribute('aria-busy');
  place.dataset['tone'] = tone;
  place.textContent = message;
}

/** Takes out of sight how a form fared before, until the next word: its room is kept, so that nothing moves as it is sent. */
export function hideFormStatus(form: Element): void {
  form.querySelector('.said')?.setAttribute('aria-busy', 'true');
}
