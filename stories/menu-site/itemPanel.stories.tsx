import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PurchaseMethod } from '@qaima/schemas';
import { CartCard } from '../../menu-site/src/pages/menu/cart/CartCard.js';
import { renderCartLines } from '../../menu-site/src/pages/menu/cart/client/cartCard.js';
import { showAmount } from '../../menu-site/src/client/money.js';
import type { StoredLine } from '../../menu-site/src/client/cart/cartStore.js';
import { resetChoice, readDays, readTotal } from '../../menu-site/src/pages/menu/item-panel/client/choice.js';
import { fillPanel } from '../../menu-site/src/pages/menu/item-panel/client/fillPanel.js';
import { ItemPanel } from '../../menu-site/src/pages/menu/item-panel/ItemPanel.js';
import { ItemCard } from '../../menu-site/src/pages/menu/ItemCard.js';
import type { SiteItem } from '../../menu-site/src/document/siteTypes.js';
import { anItem } from '../../menu-site/src/testing/menuFixtures.js';
import { SiteStory } from './SiteStory.js';

interface PanelStoryProps {
  readonly item: SiteItem;
  readonly method?: PurchaseMethod | null;
}

/** The panel as the page's own script fills it, from the card beside it. */
function Panel({ item, method = 'order' }: PanelStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = place.current?.querySelector<HTMLDialogElement>('dialog');
    const card = place.current?.querySelector<HTMLElement>('.item');
    if (!panel || !card) return;
    fillPanel(panel, card);
    resetChoice(panel, 'Asia/Amman');
    showAmount(panel.querySelector('[type=submit] [data-total]'), readTotal(panel, 'Asia/Amman'), 'JOD');
    const days = panel.querySelector('output');
    if (days) days.textContent = String(readDays(panel, 'Asia/Amman'));
    panel.show();
  });
  return (
    <div ref={place}>
      <ul className="cards">
        <ItemCard item={item} action={<button className="plus" type="button" />} />
      </ul>
      <ItemPanel method={method} />
    </div>
  );
}

function PanelStory(props: PanelStoryProps) {
  return (
    <SiteStory style="body{min-block-size:760px}">
      <Panel {...props} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Item panel', component: PanelStory } satisfies Meta<typeof PanelStory>;
type Story = StoryObj<typeof PanelStory>;

const subItems = [
  { title: 'عادي', price: 3.5 },
  { title: 'سوبر مع جبنة', price: 4.5 },
];
const sale = { onSale: true, offPrice: 0.2 };

export const Order: Story = { args: { item: anItem() } };
export const WithOptions: Story = { args: { item: anItem({ subItems, sale }) } };
export const Reserve: Story = { args: { item: anItem({ title: 'قاعة الديرة', price: 150 }), method: 'reserve' } };
export const WithoutPicture: Story = { args: { item: anItem({ image: null, sale }) } };
export const WithoutPrice: Story = { args: { item: anItem({ price: 0 }) } };
export const NothingSold: Story = { args: { item: anItem({ subItems }), method: null } };

interface CartStoryProps {
  readonly method: PurchaseMethod;
  readonly lines: readonly StoredLine[];
  /** A phone's, or one that has room for the lines. */
  readonly width?: number;
}

/** The cart on the menu's page as its script shows it: a bar, or a card with the lines. */
function CartOnPage({ method, lines }: CartStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [bar, list, empty] = ['.cart-bar', 'ul', 'p'].map((part) => place.current?.querySelector<HTMLElement>(part));
    const count = bar?.querySelector('[data-count]');
    if (!bar || !list || !empty || !count) return;
    bar.hidden = lines.length === 0;
    empty.hidden = !bar.hidden;
    count.textContent = String(lines.length);
    showAmount(bar.querySelector('[data-total]'), 9150, 'JOD');
    renderCartLines(list, lines, 'JOD');
  });
  return (
    <div className="beside" ref={place}>
      <CartCard method={method} />
    </div>
  );
}

function CartStory(props: CartStoryProps) {
  const { width = 390 } = props;
  return (
    <SiteStory width={width} style="body{min-block-size:120px}.beside{max-inline-size:320px}">
      <CartOnPage {...props} />
    </SiteStory>
  );
}

const ordered: readonly StoredLine[] = [
  { title: 'شاورما دجاج عربي - سوبر مع جبنة', quantity: 2, price: 7 },
  { title: 'صينية مشاوي مشكّلة على الفحم تكفي ستة أشخاص مع المقبلات والسلطات', quantity: 100, price: 2.15 },
  { title: 'Iced latte', quantity: 1, price: 0 },
];
const reserved: readonly StoredLine[] = [
  { title: 'قاعة الديرة', quantity: 0, dates: ['2026-11-22', '2026-11-24'], price: 300 },
];

const storyOf = (args: CartStoryProps): StoryObj<typeof CartStory> => ({ render: () => <CartStory {...args} /> });
export const BarOfOrders = storyOf({ method: 'order', lines: ordered });
export const BarOfReservations = storyOf({ method: 'reserve', lines: reserved });
export const CardOfOrders = storyOf({ method: 'order', lines: ordered, width: 1080 });
export const CardOfReservations = storyOf({ method: 'reserve', lines: reserved, width: 1080 });
export const EmptyCard = storyOf({ method: 'order', lines: [], width: 1080 });
