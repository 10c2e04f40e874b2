/**
 * A card that repeats an earlier order. Before adding, it shows the lines that are no longer available and today's
 * total. (docs/spec/public-site.md#repeat)
 */
import { choicesText } from '@qaima/schemas/cart/choicesText';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import { toThousandths } from '@qaima/schemas/money/money';
import type { RepeatPreview } from '@qaima/schemas';
import { pageLanguage } from '../../i18n/pageLanguage.js';
import { quotation } from '../../i18n/quotation.js';
import { amountElement } from '../money.js';
import { forgetOrder } from './ownOrders.js';
import { repeatMessages } from './repeatMessages.js';
import { previewRepeat, repeatOrder } from './repeatOrder.js';

export interface RepeatCardOptions {
  readonly menuId: string;
  readonly orderId: string;
  readonly currency: string | undefined;
  /** The content of the card before the guest presses its button. */
  readonly about: readonly Node[];
  readonly onAdded: (cartId: string) => void;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** Isolates the direction of an owner's text. */
function isolated(text: string): HTMLElement {
  const made = element('bdi', '', text);
  return made;
}

function linesOf({ items }: RepeatPreview, currency: string | undefined): HTMLElement {
  const list = element('ul', '');
  for (const line of items) {
    const count = element('b', '', `×${line.quantity}`);
    count.dir = 'ltr';
    const name = element('span', '', lineName(line));
    name.dir = 'auto';
    const choices = choicesText(line, pageLanguage());
    const details = [choices, line.note && quotation(line.note, pageLanguage())].filter(Boolean);
    name.append(...details.map((text) => element('small', '', text || '')));
    list.append(element('li', '', count, name, amountElement(toThousandths(line.price), currency)));
  }
  return list;
}

function missingText(missing: readonly string[]): HTMLElement {
  const messages = repeatMessages(document);
  const names = missing.flatMap((name, index) => (index > 0 ? [messages.and, isolated(name)] : [isolated(name)]));
  return element('p', 'missing', `${messages.missing} `, ...names);
}

export function repeatCard({ menuId, orderId, currency, about, onAdded }: RepeatCardOptions): HTMLElement {
  const messages = repeatMessages(document);
  const again = element('button', 'act', messages.again);
  again.type = 'button';
  const said = element('div', 'said');
  said.setAttribute('role', 'status');
  const head = element('div', 'again-head', element('div', '', ...about), again);
  const card = element('div', 'again card', head, said);

  const button = (className: string, run: () => unknown, ...content: readonly (Node | string)[]) => {
    const made = element('button', className, ...content);
    made.type = 'button';
    made.addEventListener('click', () => void run());
    return made;
  };

  function fold(): void {
    said.replaceChildren();
    again.hidden = false;
    again.focus();
  }

  /** Allows one request at a time. */
  let isBusy = false;
  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      // Shows the server's message if it sent one; messages of network errors are not written for guests.
      const isOurs = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
      said.replaceChildren(element('p', '', (isOurs && error.message) || messages.unreachable));
    } finally {
      isBusy = false;
    }
  }

  const add = () =>
    run(async () => {
      const { cart, refusal } = await repeatOrder(menuId, orderId);
      if (cart) onAdded(cart._id);
      else said.replaceChildren(element('p', '', refusal?.message ?? messages.unreachable));
    });

  function show(preview: RepeatPreview): void {
    const missing = preview.missing.filter(Boolean);
    const isEmpty = preview.items.length === 0;
    const total = amountElement(toThousandths(preview.total), currency);
    const adding = button('act fill', add, element('span', '', messages.add), total);
    said.replaceChildren(
      ...(isEmpty ? [element('p', '', messages.nothing)] : [linesOf(preview, currency)]),
      ...(missing.length > 0 ? [missingText(missing)] : []),
      element('p', 'again-ways', ...(isEmpty ? [] : [adding]), button('act', fold, messages.cancel)),
    );
    again.hidden = true;
    said.querySelector('button')?.focus();
  }

  again.addEventListener(
    'click',
    () =>
      void run(async () => {
        const preview = await previewRepeat(orderId);
        if (preview) show(preview);
        else {
          forgetOrder(menuId, orderId);
          card.remove();
        }
      }),
  );
  return card;
}
