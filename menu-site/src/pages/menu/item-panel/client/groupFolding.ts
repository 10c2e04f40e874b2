/**
 * Folds a group of extras to what is chosen in it, once it has all that it requires. Its button shows all options again.
 * (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import type { Choice, OfferedGroup } from '@qaima/schemas';
import { chosenUnits } from '@qaima/schemas/extra-group/choices';
import { isOptional } from '@qaima/schemas/extra-group/controlKind';
import { closestElement } from '../../../../client/closestElement.js';

export interface GroupFolding {
  /** Shows whether a group is folded, after its choices or its options have changed. */
  readonly show: (box: HTMLElement, group: OfferedGroup) => void;
  /** Folds the groups that need nothing more after the guest has chosen in one of them. */
  readonly afterChoice: (group: OfferedGroup, groups: readonly OfferedGroup[], choices: readonly Choice[]) => void;
  readonly unfold: (box: HTMLElement) => void;
  readonly unfoldAll: () => void;
}

const optionsIn = (box: HTMLElement) => Array.from(box.querySelectorAll<HTMLElement>('.extra'));
const isChosen = (option: HTMLElement) =>
  option.querySelector('input:checked') !== null || Number(option.querySelector('output')?.textContent ?? 0) > 0;

/** An optional group requires nothing: its options stay in sight. `met` means that the required ones are chosen. */
const canFold = (box: HTMLElement, group: OfferedGroup) =>
  !isOptional(group) && box.matches('.met') && optionsIn(box).length > 1;

/** @param place the element that contains the groups */
export function createGroupFolding(place: HTMLElement): GroupFolding {
  const folded = new Set<string>();
  /**
   * Whether the last action was by a pointer. Arrow keys choose each option that they pass, so a group stays open for
   * them until the guest chooses in another group.
   */
  let isByPointer = false;
  place.addEventListener('pointerdown', () => (isByPointer = true));
  place.addEventListener('keydown', () => (isByPointer = false));

  const draw = (box: HTMLElement) => {
    const toggle = box.querySelector<HTMLElement>('.toggle');
    if (!toggle) return;
    const isFolded = !toggle.hidden && folded.has(box.dataset['group'] ?? '');
    toggle.ariaExpanded = String(!isFolded);
    for (const option of optionsIn(box)) option.hidden = isFolded && !isChosen(option);
  };
  const boxOf = ({ _id }: OfferedGroup) => place.querySelector<HTMLElement>(`[data-group="${_id}"]`);
  const unfold = (box: HTMLElement) => {
    folded.delete(box.dataset['group'] ?? '');
    draw(box);
  };

  place.addEventListener('click', ({ target }) => {
    const box = closestElement(target, '.toggle,legend')?.closest<HTMLElement>('.group');
    const toggle = box?.querySelector<HTMLElement>('.toggle');
    if (!box || !toggle || toggle.hidden) return;
    const id = box.dataset['group'] ?? '';
    if (!folded.delete(id)) folded.add(id);
    draw(box);
  });

  return {
    show(box, group) {
      const toggle = box.querySelector<HTMLElement>('.toggle');
      if (!toggle) return;
      toggle.hidden = !canFold(box, group);
      if (toggle.hidden) folded.delete(group._id);
      draw(box);
    },
    afterChoice(changed, groups, choices) {
      for (const group of groups) {
        const box = boxOf(group);
        if (!box || !canFold(box, group)) continue;
        const isFull = group.max !== null && chosenUnits(group._id, choices) >= group.max;
        if (group !== changed || (isFull && isByPointer)) folded.add(group._id);
        draw(box);
      }
    },
    unfold,
    unfoldAll: () => folded.clear(),
  };
}
