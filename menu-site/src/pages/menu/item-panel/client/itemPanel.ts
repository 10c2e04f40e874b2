/**
 * Opens the item panel over the menu. It closes after adding, and by Escape, the backdrop, the close button, a drag or
 * the back button. (docs/spec/public-site.md#item-panel)
 */
import type { CartLineCreateInput, ChoiceProblem } from '@qaima/schemas';
import { choicesText } from '@qaima/schemas/cart/choicesText';
import { nameWithSize } from '@qaima/schemas/cart/lineTitle';
import { choiceProblemText } from '@qaima/schemas/extra-group/ruleText';
import { setFormStatus } from '../../../../client/form/feedback.js';
import { submitForm } from '../../../../client/form/submit.js';
import { addToCart, type AddResult } from '../../../../client/cart/addToCart.js';
import { showAmount, showOwnPrices } from '../../../../client/money.js';
import { ITEM_HASH, openDialog } from '../../client/dialog.js';
import { addShareButton } from './shareItem.js';
import { isolateBidi, notify } from '../../../../client/notify.js';
import { scrollWithin } from '../../../../client/scrollWithin.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import {
  choiceIssue,
  fillUnits,
  keepDateOrder,
  namedChoices,
  readDays,
  readLine,
  readSize,
  readTotal,
  readUnitPrice,
  resetChoice,
  showNote,
  stepQuantity,
} from './panelValues.js';
import { showClosedNotice, unavailableText } from './closedNotice.js';
import { enableDragToClose } from './dragToClose.js';
import { createExtras, type ExtrasChoice } from './extras.js';
import { fillPanel } from './fillPanel.js';
import { keepAboveKeyboard } from './keyboardInset.js';
import { groupsOf, idOfCard, initialSize } from './panelData.js';
import { showNutrition } from './nutrition.js';
import { choicesOfPicks } from './comboChoices.js';
import { readSizeMemory, storeSizeMemory } from './sizeMemory.js';
import { showHeaderOnScroll } from './scrolledHeader.js';
import { closestElement } from '../../../../client/closestElement.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

/** How long a card's button shows the check mark after an addition. */
const CONFIRMATION_MS = 600;

/** A line of the cart that the panel edits. */
export interface EditedLine {
  readonly line: CartLineCreateInput;
  /** Replaces the line in the cart. */
  readonly save: (line: CartLineCreateInput) => Promise<AddResult>;
  /** Called after the panel was closed, whether the line was saved or not. */
  readonly leave: () => void;
}

let shop: DOMStringMap = {};
let card: HTMLElement | null = null;
let edited: EditedLine | null = null;

/** The card's link or button that the guest has used; else the link. */
function openerIn(of: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const link = of.querySelector<HTMLElement>('h3>a');
  return activeElement instanceof HTMLElement && of.contains(activeElement) ? activeElement : (link ?? of);
}

interface Panel {
  readonly dialog: HTMLDialogElement;
  /** Null if the menu sells nothing. */
  readonly extras: ExtrasChoice | null;
}

const chosenIn = ({ extras }: Panel) => ({ groups: extras?.groups() ?? [], choices: extras?.choices() ?? [] });

/** The title of the chosen size; undefined without one. */
const chosenSize = (dialog: HTMLElement) =>
  dialog.querySelector('.choices input:checked')?.closest('label')?.querySelector('bdi')?.textContent;

/** The titles of the chosen size and extras. */
function chosenTitles({ dialog, extras }: Panel): string {
  const size = chosenSize(dialog);
  const titles = (extras?.groups() ?? []).flatMap(({ _id, extras: offered }) =>
    offered
      .filter((extra) => extras?.choices().some((choice) => choice.group === _id && choice.extra === extra._id))
      .map(({ title }) => title),
  );
  return [size, ...titles].flatMap((title) => (title ? [isolateBidi(title)] : [])).join(itemPanelMessages().separator);
}

function count(panel: Panel): void {
  const { dialog } = panel;
  const chosen = chosenIn(panel);
  showAmount(
    dialog.querySelector('[type=submit] [data-total]'),
    readTotal(dialog, shop['zone'], chosen),
    shop['currency'],
  );
  showAmount(dialog.querySelector('.brief [data-unit]'), readUnitPrice(dialog, chosen), shop['currency']);
  const titles = dialog.querySelector('.brief [data-chosen]');
  if (titles) titles.textContent = chosenTitles(panel);
  if (card) showNutrition(dialog, card, readSize(dialog), chosen, shop['labelling']);
  const days = dialog.querySelector('output[data-days]');
  if (days) days.textContent = String(readDays(dialog, shop['zone']));
}

/** Shows a check mark on the card's button for a moment. */
function confirmAdded(added: HTMLElement | null, message = ''): void {
  const button = added?.querySelector('.plus');
  button?.classList.add('added');
  setTimeout(() => button?.classList.remove('added'), CONFIRMATION_MS);
  const title = added?.querySelector('h3')?.textContent ?? '';
  notify(message.replace('#', () => isolateBidi(title)));
}

/** Scrolls to the group that has the problem. @returns the reason as a message */
function showProblem({ dialog, extras }: Panel, problem: ChoiceProblem): string {
  const box = extras?.mark(problem);
  const inside = dialog.querySelector<HTMLElement>('.inside');
  if (box && inside) scrollWithin(inside, box);
  const options = Array.from(box?.querySelectorAll<HTMLElement>('input:not(:disabled),[data-units="1"]') ?? []);
  const chosen = options.find((option) => option instanceof HTMLInputElement && option.checked);
  (chosen ?? options[0])?.focus({ preventScroll: true });
  if (problem.kind !== 'too-few' || (problem.limit ?? 1) > 1) return choiceProblemText(problem)[pageLanguage()];
  return itemPanelMessages().chooseFirst.replace('#', () => isolateBidi(problem.groupTitle));
}

async function submit(panel: Panel): Promise<{ readonly message: string } | null> {
  const { dialog, extras } = panel;
  const problem = extras?.problem();
  if (problem) return { message: showProblem(panel, problem) };
  const issue = choiceIssue(dialog, shop['zone']);
  if (issue) {
    issue.input.focus();
    return { message: issue.message };
  }
  if (!navigator.onLine && edited) return { message: shop['offline'] ?? '' };
  const [added, change] = [card, edited];
  const line = readLine(dialog, added, chosenIn(panel));
  const outcome = change
    ? await change.save(line)
    : await addToCart({ menuId: shop['menu'] ?? '', address: shop['call'] ?? '' }, line, {
        title: nameWithSize({ title: added?.querySelector('h3')?.textContent ?? '', option: chosenSize(dialog) }),
        price: readTotal(dialog, shop['zone'], chosenIn(panel)),
        choices: choicesText(namedChoices(chosenIn(panel)), pageLanguage()),
      });
  const isStillOpen = dialog.open && card === added;
  if (outcome.ok) {
    if (extras && line.subItem !== undefined) storeSizeMemory(line, extras.memory());
    if (isStillOpen) dialog.close();
    if (!change) confirmAdded(added, outcome.isQueued ? itemPanelMessages().queued : shop['added']);
    return null;
  }
  const message = outcome.message ?? shop['unreachable'] ?? '';
  if (isStillOpen) return { message };
  notify(message, { failed: true });
  return null;
}

function initPanel(panel: Panel): void {
  const { dialog, extras } = panel;
  dialog.addEventListener('click', (event) => {
    const by = closestElement(event.target, '[data-step]')?.dataset['step'];
    if (by !== undefined) {
      stepQuantity(dialog, Number(by));
      count(panel);
    }
  });
  dialog.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'startDate') keepDateOrder(dialog);
    if (target instanceof HTMLInputElement && target.name === 'subItem' && card)
      extras?.changeSize(groupsOf(card, readSize(dialog)));
    if (target instanceof HTMLTextAreaElement) showNote(dialog);
    setFormStatus(dialog, '');
    count(panel);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) event.preventDefault();
  });
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter submits the form even while the submit button is hidden.
    if (dialog.classList.contains('to-read')) return;
    void submitForm(dialog, { send: () => submit(panel), unreachable: shop['unreachable'] });
  });
  dialog.addEventListener('close', () => {
    const { leave } = edited ?? {};
    edited = null;
    leave?.();
  });
  // Without a network, the card's picture may be cached although this larger one is not.
  const image = dialog.querySelector<HTMLElement>('.inside img');
  image?.addEventListener('error', () => {
    const link = image.closest('a');
    image.hidden = true;
    if (link) link.hidden = true;
  });
  const grab = dialog.querySelector<HTMLElement>('.grab');
  if (grab) enableDragToClose(dialog, grab, () => dialog.close());
  addShareButton(dialog, () => card);
  showHeaderOnScroll(dialog);
  keepAboveKeyboard(dialog);
}

let known: Panel | null = null;

function getPanel(): Panel | null {
  if (known) return known;
  const dialog = document.querySelector<HTMLDialogElement>('dialog.item-sheet');
  if (!dialog) return null;
  const place = dialog.querySelector<HTMLElement>('.extras');
  known = { dialog, extras: place && createExtras(place, () => shop['currency']) };
  initPanel(known);
  return known;
}

/** Labels the submit button for adding a line, for choosing it instead of another one, or for saving a change. */
function nameSubmit(dialog: HTMLElement): void {
  const label = dialog.querySelector<HTMLElement>('[type=submit] span');
  if (!label) return;
  label.dataset['add'] ??= label.textContent;
  const { save, replaceBy } = itemPanelMessages();
  const adds = document.querySelector('.replacing') ? replaceBy : label.dataset['add'];
  label.textContent = edited ? save : adds;
}

interface Start {
  readonly line: CartLineCreateInput | undefined;
  /** The index of the size that the guest tapped on the card; null if another part of the card was tapped. */
  readonly size: number | null;
}

function fill({ dialog, extras }: Panel, of: HTMLElement, { line, size }: Start): void {
  fillPanel(dialog, of, line?.subItem ?? size ?? initialSize(of));
  showOwnPrices(dialog, shop['currency']);
  resetChoice(dialog, shop['zone']);
  if (line) fillUnits(dialog, line);
  showNote(dialog, line?.note ?? '');
  const chosen = line && (line.combo === undefined ? line.choices : choicesOfPicks(line.picks ?? []));
  extras?.start(groupsOf(of, readSize(dialog)), chosen, line && readSizeMemory(line));
  const noteHint = dialog.querySelector<HTMLElement>('#line-note-hint');
  if (noteHint) noteHint.hidden = extras?.groups().length === 0;
}

/**
 * Opens the panel for a card.
 * @param settings the page's data for ordering: see `menu/cart/CartControlTemplates.tsx`
 * @param change the line of the cart to edit; null to add a new line
 * @param size the index of the size to choose at first; null for the item's initial size
 */
export function openItemPanel(
  of: HTMLElement,
  settings: DOMStringMap,
  change: EditedLine | null = null,
  size: number | null = null,
): void {
  const panel = getPanel();
  if (!panel || panel.dialog.open) return;
  const { dialog } = panel;
  shop = settings;
  card = of;
  edited = change;
  fill(panel, of, { line: change?.line, size });
  nameSubmit(dialog);
  showClosedNotice(dialog.querySelector('.closed-now'), of);
  // A sold-out item, or one that is not served now, can be viewed but not added.
  dialog.classList.toggle('to-read', unavailableText(of) !== null && !change);
  setFormStatus(dialog, '');
  count(panel);
  // While a line is edited, the panel has no history entry: closing the panel leads back to the cart.
  if (change) dialog.showModal();
  else openDialog(dialog, openerIn(of), ITEM_HASH + idOfCard(of));
  dialog.querySelector('.inside')?.scrollTo(0, 0);
  dialog.querySelector('h2')?.focus({ preventScroll: true });
}
