/**
 * The groups of extras in the panel. Each extra is a row with a radio button, a checkbox or a counter, and with its
 * current price. (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import type { Choice, ChoiceProblem, OfferedExtra, OfferedGroup, PricedChoice } from '@qaima/schemas';
import {
  choiceProblems,
  chosenUnits,
  extrasPrice,
  initialChoices,
  normalizeChoices,
  pricedChoices,
} from '@qaima/schemas/extra-group/choices';
import { isOptional, offersNone, controlKindOf } from '@qaima/schemas/extra-group/controlKind';
import { ruleText } from '@qaima/schemas/extra-group/ruleText';
import { isShownAmount } from '@qaima/schemas/money/money';
import { closestElement } from '../../../../client/closestElement.js';
import { amountElement } from '../../../../client/money.js';
import { isolateBidi } from '../../../../client/notify.js';
import { contentLang } from '../../../../i18n/contentLang.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import type { SizeMemory } from './sizeMemory.js';
import { createElement } from './createElement.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

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

/** The `lang` of an owner's text, if it is not in the page's language. */
const inOwnLanguage = (text: string): { readonly lang?: string } => {
  const lang = contentLang(text, pageLanguage());
  return lang ? { lang } : {};
};

const fill = (sentence: string, title: string) => sentence.replace('#', () => isolateBidi(title));

function createRow(group: OfferedGroup, { _id, title }: OfferedExtra | { readonly _id: ''; readonly title: string }) {
  const kind = controlKindOf(group);
  const name = createElement('bdi', { textContent: title, ...inOwnLanguage(title) });
  const price = createElement('span', { className: 'extra-price' });
  if (kind !== 'counter') {
    const input = createElement('input', { type: kind, name: `extra-${group._id}`, value: _id });
    const row = createElement('label', { className: 'extra' }, input, name, price);
    row.dataset['extra'] = _id;
    return row;
  }
  const messages = itemPanelMessages();
  const step = (by: '-1' | '1', label: string) => {
    const button = createElement('button', { type: 'button', ariaLabel: fill(label, title) });
    button.dataset['units'] = by;
    return button;
  };
  const stepper = createElement(
    'span',
    { className: 'stepper units', role: 'group', ariaLabel: title },
    step('-1', messages.fewer),
    createElement('output'),
    step('1', messages.more),
  );
  const row = createElement('div', { className: 'extra' }, name, price, stepper);
  row.dataset['extra'] = _id;
  return row;
}

function createGroup(group: OfferedGroup): HTMLFieldSetElement {
  const legend = createElement(
    'legend',
    {},
    createElement(
      'span',
      {},
      createElement('b', { dir: 'auto', textContent: group.title, ...inOwnLanguage(group.title) }),
      createElement('small'),
    ),
    createElement('span', { className: 'state' }),
  );
  const none = offersNone(group) ? [createRow(group, { _id: '', title: itemPanelMessages().none })] : [];
  const box = createElement(
    'fieldset',
    { className: 'group' },
    legend,
    ...none,
    ...group.extras.map((extra) => createRow(group, extra)),
  );
  box.dataset['group'] = group._id;
  return box;
}

/** Whether one unit of an extra that is not chosen yet would cost nothing now, because free units are left. */
function isFreeNow(group: OfferedGroup, extra: OfferedExtra, chosen: readonly Choice[]): boolean {
  if (group.free === 0) return false;
  const one = { group: group._id, extra: extra._id, quantity: 1 };
  const others = controlKindOf(group) === 'radio' ? [] : chosen;
  return extrasPrice([group], [...others, one]) === extrasPrice([group], others);
}

/** Shows the price at the end of a row, struck through if the extra is free or would be if it were chosen now. */
function priceOf(
  extra: OfferedExtra,
  priced: PricedChoice | undefined,
  isFreeNext: boolean,
  currency: string | undefined,
) {
  const messages = itemPanelMessages();
  if (extra.servedAgain) return [createElement('b', { textContent: extra.servedAgain })];
  if (extra.isSoldOut) {
    const { soldOutUntil: day } = extra;
    return [createElement('b', { textContent: day ? messages.soldOutUntil(day) : messages.soldOut })];
  }
  if (!isShownAmount(extra.price)) return [messages.noCharge];
  const { freeUnits, quantity, price } = priced ?? { freeUnits: isFreeNext ? 1 : 0, quantity: 1, price: extra.price };
  if (freeUnits === 0) return [amountElement(extra.price * quantity, currency, '+')];
  if (freeUnits === quantity) {
    const struck = createElement('s', {}, amountElement(extra.price * quantity, currency));
    return [struck, ' ', createElement('b', { className: 'free', textContent: messages.free })];
  }
  const note = createElement('small', { className: 'free', textContent: messages.freeUnits(freeUnits) });
  return [note, ' ', amountElement(price, currency, '+')];
}

function showState(box: HTMLElement, group: OfferedGroup, units: number): void {
  const messages = itemPanelMessages();
  const isMet = units >= group.min || (units === 0 && isOptional(group));
  if (isMet) box.classList.remove('wanting');
  box.classList.toggle('met', isMet && units > 0);
  const rule = box.querySelector('legend small');
  const used = Math.min(group.free, units);
  if (rule) rule.textContent = ruleText(group, pageLanguage()) + (used > 0 ? messages.freeUsed(used) : '');
  const state = box.querySelector('.state');
  if (!state) return;
  if (!isMet && units === 0) state.textContent = box.matches('.wanting') ? messages.remaining : messages.required;
  else if (units === 0) state.textContent = '';
  else if (group.max === 1) state.textContent = messages.done;
  else state.textContent = group.max === null ? messages.chosen(units) : messages.chosenOf(units, group.max);
}

function showRow(row: HTMLElement, group: OfferedGroup, extra: OfferedExtra, quantity: number, isFull: boolean): void {
  const isMuted = extra.isSoldOut || (isFull && quantity === 0 && controlKindOf(group) !== 'radio');
  row.classList.toggle('muted', isMuted);
  const input = row.querySelector('input');
  if (input) {
    input.checked = quantity > 0;
    input.disabled = isMuted;
    return;
  }
  const isMost = isFull || extra.isSoldOut || (group.each !== null && quantity >= group.each);
  const [fewer, more] = Array.from(row.querySelectorAll('button'));
  // `ariaDisabled` instead of `disabled`, so that the focus stays on the pressed button.
  if (fewer) fewer.ariaDisabled = String(quantity === 0);
  if (more) more.ariaDisabled = String(isMost);
  const shown = row.querySelector('output');
  if (shown) shown.textContent = String(quantity);
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
  });
  place.addEventListener('click', ({ target }) => {
    const button = closestElement(target, '[data-units]:not([aria-disabled=true])');
    const group = groupAt(button);
    const extra = closestElement(button, '[data-extra]')?.dataset['extra'];
    if (!button || !group || extra === undefined) return;
    set(group, extra, quantityOf(group._id, extra) + Number(button.dataset['units']));
    // Notifies the panel, which listens for the changes of all fields.
    button.dispatchEvent(new Event('input', { bubbles: true }));
  });

  return {
    start(offered, chosen, memory) {
      const others = (memory?.choices ?? []).filter(({ group }) => !offered.some(({ _id }) => _id === group));
      wanted = normalizeChoices([...(chosen ?? []), ...others]);
      met.clear();
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
      if (kind === 'too-few') box.classList.add('wanting');
      showState(box, group, chosenUnits(id, choices()));
      return box;
    },
  };
}
