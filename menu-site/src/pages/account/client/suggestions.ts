/** Values that the server suggests instead of a refused one, as buttons below the field. */
import type { FieldError } from '@qaima/schemas';

const placeOf = (input: Element) => document.querySelector<HTMLElement>(`[data-suggested="${input.id}"]`);

function buttonFor(value: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'act';
  button.textContent = value;
  return button;
}

/** Shows what the server suggests for the fields of a form. */
export function showSuggestions(form: HTMLFormElement, errors: readonly FieldError[]): void {
  for (const { path, suggestions = [] } of errors) {
    const input = form.elements.namedItem(path.slice(1));
    const place = input instanceof HTMLInputElement ? placeOf(input) : null;
    if (!place) continue;
    place.querySelector('span')?.replaceChildren(...suggestions.map(buttonFor));
    place.hidden = suggestions.length === 0;
  }
}

export function hideSuggestions(input: Element): void {
  const place = placeOf(input);
  if (place) place.hidden = true;
}

/** Puts the suggestion of a button into its field. */
export function takeSuggestion(button: HTMLButtonElement): void {
  const input = document.getElementById(button.closest<HTMLElement>('[data-suggested]')?.dataset['suggested'] ?? '');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = button.textContent;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
