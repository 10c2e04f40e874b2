/**
 * The groups of extras in the panel. Each extra is a row with a radio button, a checkbox or a counter, and with its
 * current price. (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import type { Choice, ChoiceProblem, OfferedGroup } from '@qaima/schemas';
import {
  choiceProblems,
  chosenUnits,
  initialChoices,
  normalizeChoices,
  pricedChoices,
} from '@qaima/schemas/extra-group/choices';
import { controlKindOf } from '@qaima/schemas/extra-group/controlKind';
import { closestElement } from '../../../../client/closestElement.js';
import { isolateBidi } from '../../../../client/notify.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import type { SizeMemory } from './sizeMemory.js';
import { createElement } from './createElement.js';
import { createGroupFolding } from './groupFolding.js';
import { createGroup, isFreeNow, priceOf, showRow, showState } from './extraRows.js';

/** The state of the extras for the panel's current item. */
export interface ExtrasChoice {
  /**
   * Shows the groups of an item.
   * @param choices the choices at first; absent: the groups' initial units
   * @param memory what the guest has decided about other sizes before
   */
  readonly start: (groups: readonly OfferedGroup[], choices?: readonly Choice[], memory?: SizeMemory) => void;
  /** What the guest has decided, also about other sizes. */
  readonly memory: () => SizeMemory;
  /**
   * Shows the groups of another size. Choices that this size lacks are named in a message; they return with a size that
   * offers them.
   */
  readonly changeSize: (groups: readonly OfferedGroup[]) => void;
  readonly groups: () => readonly OfferedGroup[];
  /** The guest's choices, without those that the current size lacks. */
  readonly choices: () => readonly Choice[];
  /** The first reason why the choices are invalid, or null. */
  readonly problem: () => ChoiceProblem | null;
  /** Highlights the group that has the problem. @returns the group */
  readonly mark: (problem: ChoiceProblem) => HTMLElement | null;
}

/**
 * Creates the extras in an element of the panel.
 * @param currency returns the menu's currency; called when prices are shown
 */
export function createExtras(place: HTMLElement, currency: () => string | undefined): ExtrasChoice {
  let groups: readonly OfferedGroup[] = [];
  let wanted: readonly Choice[] = [];
  /** The groups that the panel has already shown for this item. Their initial units are not added again. */
  const met = new Set<string>();
  /** Titles of extras by id, including extras that only another size offers. */
  const titles = new Map<string, string>();
  const folding = createGroupFolding(place);
  const unavailable = createElement('p', { className: 'lost', role: 'status' });
  place.append(unavailable);

  const isOffered = ({ group, extra }: Choice) =>
    groups.some(
      ({ _id, extras }) => _id === group && extras.some((offered) => offered._id === extra && !offered.isSoldOut),
    );
  const choices = () => wanted.filter(isOffered);
  const quantityOf = (group: string, extra: string) =>
    choices().find((choice) => choice.group === group && choice.extra === extra)?.quantity ?? 0;

  const show = () => {
    const chosen = choices();
    const priced = new Map(pricedChoices(groups, chosen).map((choice) => [`${choice.group} ${choice.extra}`, choice]));
    for (const group of groups) {
      const box = place.querySelector<HTMLElement>(`[data-group="${group._id}"]`);
      if (!box) continue;
      const units = chosenUnits(group._id, chosen);
      const isFull = group.max !== null && units >= group.max;
      showState(box, group, units);
      folding.show(box, group);
      const none = box.querySelector<HTMLInputElement>('[data-extra=""] input');
      if (none) none.checked = units === 0;
      for (const extra of group.extras) {
        const row = box.querySelector<HTMLElement>(`[data-extra="${extra._id}"]`);
        const cost = row?.querySelector('.extra-price');
        if (!row || !cost) continue;
        showRow(row, group, extra, quantityOf(group._id, extra._id), isFull);
        const choice = priced.get(`${group._id} ${extra._id}`);
        const isFreeNext = !isFull && isFreeNow(group, extra, chosen);
        cost.replaceChildren(...priceOf(extra, choice, isFreeNext, currency()));
      }
    }
  };

  const set = (group: OfferedGroup, extra: string, quantity: number) => {
    const isSingle = controlKindOf(group) === 'radio';
    const others = wanted.filter((choice) => choice.group !== group._id || (!isSingle && choice.extra !== extra));
    wanted = normalizeChoices(extra === '' ? others : [...others, { group: group._id, extra, quantity }]);
    show();
  };

  const draw = (offered: readonly OfferedGroup[], initial: readonly Choice[]) => {
    groups = offered;
    wanted = normalizeChoices([...wanted, ...initial.filter(({ group }) => !met.has(group))]);
    for (const { _id } of offered) met.add(_id);
    for (const box of place.querySelectorAll('.group')) box.remove();
    place.append(...offered.map(createGroup));
    for (const { extras } of offered) for (const { _id, title } of extras) titles.set(_id, title);
    const lost = wanted.filter((choice) => !isOffered(choice)).flatMap((choice) => titles.get(choice.extra) ?? []);
    const messages = itemPanelMessages();
    const names = lost.map(isolateBidi).join(messages.separator);
    unavailable.textContent = lost.length > 0 ? messages.unavailable.replace('#', () => names) : '';
    show();
  };

  const groupAt = (target: EventTarget | null) => {
    const id = closestElement(target, '[data-group]')?.dataset['group'];
    return groups.find(({ _id }) => _id === id);
  };

  place.addEventListener('input', ({ target }) => {
    const group = groupAt(target);
    if (!group || !(target instanceof HTMLInputElement)) return;
    set(group, target.value, target.checked ? 1 : 0);
    folding.afterChoice(group, groups, choices());
  });
  place.addEventListener('click', ({ target }) => {
    const button = closestElement(target, '[data-units]:not([aria-disabled=true])');
    const group = groupAt(button);
    const extra = closestElement(button, '[data-extra]')?.dataset['extra'];
    if (!button || !group || extra === undefined) return;
    set(group, extra, quantityOf(group._id, extra) + Number(button.dataset['units']));
    folding.afterChoice(group, groups, choices());
    // Notifies the panel, which listens for the changes of all fields.
    button.dispatchEvent(new Event('input', { bubbles: true }));
  });

  return {
    start(offered, chosen, memory) {
      const others = (memory?.choices ?? []).filter(({ group }) => !offered.some(({ _id }) => _id === group));
      wanted = normalizeChoices([...(chosen ?? []), ...others]);
      met.clear();
      folding.unfoldAll();
      titles.clear();
      for (const group of memory?.groups ?? []) met.add(group);
      if (chosen) for (const { _id } of offered) met.add(_id);
      draw(offered, initialChoices(offered));
    },
    memory: () => ({ groups: [...met], choices: wanted }),
    changeSize: (offered) => draw(offered, initialChoices(offered)),
    groups: () => groups,
    choices,
    problem: () => choiceProblems(groups, choices())[0] ?? null,
    mark({ group: id, kind }) {
      const box = place.querySelector<HTMLElement>(`[data-group="${id}"]`);
      const group = groups.find(({ _id }) => _id === id);
      if (!box || !group) return null;
      folding.unfold(box);
      if (kind === 'too-few') box.classList.add('wanting');
      showState(box, group, chosenUnits(id, choices()));
      return box;
    },
  };
}
