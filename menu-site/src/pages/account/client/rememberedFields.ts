/** Stores typed values in the session storage for the next page, so that the user types an address only once. */
const fieldsOf = (root: ParentNode) => Array.from(root.querySelectorAll<HTMLInputElement>('[data-kept]'));
const keyOf = ({ dataset }: HTMLInputElement) => dataset['kept'] ?? '';

export function rememberFields(root: ParentNode): void {
  try {
    for (const input of fieldsOf(root)) sessionStorage.setItem(keyOf(input), input.value.trim());
  } catch {
    // Storage is not available.
  }
}

export function restoreFields(root: ParentNode): void {
  try {
    for (const input of fieldsOf(root)) input.value ||= sessionStorage.getItem(keyOf(input)) ?? '';
  } catch {
    // Storage is not available.
  }
}
