/** Shows how far each branch of a pickup is. (docs/spec/public-site.md#cart-page) */
import { formatKm } from '@qaima/schemas/distance/nearest';
import { readBranchDistances } from './branchDistances.js';
import { isolateBidi } from './notify.js';

/** Adds the distances that the menu page has measured in this visit. The page itself never asks for the position. */
export function showBranchDistances(form: HTMLFormElement, menuId: string): void {
  const list = form.querySelector<HTMLSelectElement>('select[name=branch]');
  const distances = readBranchDistances(menuId);
  for (const option of list?.options ?? []) {
    const away = formatKm(distances[option.value]);
    if (away === null || 'km' in option.dataset) continue;
    option.dataset['km'] = '';
    option.textContent += ` · ${isolateBidi((list?.dataset['away'] ?? '').replace('#', away))}`;
  }
}
