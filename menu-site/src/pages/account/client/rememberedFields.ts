/** What is typed on one page and asked for on the next stays in the tab: an address is not typed twice. */
const fieldsOf = (root: ParentNode) => Array.from(root.querySelectorAll<HTMLInputElement>('[data-kept]'));
const keyOf = ({ dataset }: HTMLInputElement) => dataset['kept'] ?? '';

export function rememberFields(root: ParentNode): void {
  try {
    for (const input of fieldsOf(root)) sessionStorage.setItem(keyOf(input), input.value.trim());
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export function restoreFields(root: ParentNode): void {
  try {
    for (const input of fieldsOf(root)) input.value ||= sessionStorage.getItem(keyOf(input)) ?? '';
  } catch {
    // Nothing was kept.
  }
}
