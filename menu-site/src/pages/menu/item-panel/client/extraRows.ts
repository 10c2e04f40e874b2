/** Draws a group of extras as rows with a radio button, a checkbox or a counter, and with its current price. */
import type { Choice, OfferedExtra, OfferedGroup, PricedChoice } from '@qaima/schemas';
import { extrasPrice } from '@qaima/schemas/extra-group/choices';
import { isOptional, offersNone, controlKindOf } from '@qaima/schemas/extra-group/controlKind';
import { ruleText } from '@qaima/schemas/extra-group/ruleText';
import { isShownAmount } from '@qaima/schemas/money/money';
import { amountElement } from '../../../../client/money.js';
import { isolateBidi } from '../../../../client/notify.js';
import { contentLang } from '../../../../i18n/contentLang.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { createElement } from './createElement.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

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

export function createGroup(group: OfferedGroup): HTMLFieldSetElement {
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
  const toggle = createElement('button', {
    type: 'button',
    className: 'toggle',
    hidden: true,
    ariaLabel: fill(itemPanelMessages().allOptions, group.title),
  });
  const none = offersNone(group) ? [createRow(group, { _id: '', title: itemPanelMessages().none })] : [];
  const box = createElement(
    'fieldset',
    { className: 'group' },
    legend,
    toggle,
    ...none,
    ...group.extras.map((extra) => createRow(group, extra)),
  );
  box.dataset['group'] = group._id;
  return box;
}

/** Whether one unit of an extra that is not chosen yet would cost nothing now, because free units are left. */
export function isFreeNow(group: OfferedGroup, extra: OfferedExtra, chosen: readonly Choice[]): boolean {
  if (group.free === 0) return false;
  const one = { group: group._id, extra: extra._id, quantity: 1 };
  const others = controlKindOf(group) === 'radio' ? [] : chosen;
  return extrasPrice([group], [...others, one]) === extrasPrice([group], others);
}

/** Shows the price at the end of a row, struck through if the extra is free or would be if it were chosen now. */
export function priceOf(
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

export function showState(box: HTMLElement, group: OfferedGroup, units: number): void {
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

export function showRow(
  row: HTMLElement,
  group: OfferedGroup,
  extra: OfferedExtra,
  quantity: number,
  isFull: boolean,
): void {
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
