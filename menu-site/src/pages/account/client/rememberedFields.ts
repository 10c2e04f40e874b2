/** Stores typed values in the session storage for the next page, so that the user types an address only once. */
import { readStorage, writeStorage } from '../../../client/storage.js';

const fieldsOf = (root: ParentNode) => Array.from(root.querySelectorAll<HTMLInputElement>('[data-kept]'));
const keyOf = ({ dataset }: HTMLInputElement) => dataset['kept'] ?? '';

export function rememberFields(root: ParentNode): void {
  for (const input of fieldsOf(root)) writeStorage('sessionStorage', keyOf(input), input.value.trim());
}

export function restoreFields(root: ParentNode): void {
  for (const input of fieldsOf(root)) input.value ||= readStorage<string>('sessionStorage', keyOf(input)) ?? '';
}
