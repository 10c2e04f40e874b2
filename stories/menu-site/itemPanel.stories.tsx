import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PurchaseMethod } from '@qaima/schemas';
import { CartBar } from '../../menu-site/src/cart/CartBar.js';
import { showAmount } from '../../menu-site/src/cart/client/money.js';
import { beginChoice, daysIn, totalIn } from '../../menu-site/src/item-panel/client/choice.js';
import { fillPanel } from '../../menu-site/src/item-panel/client/fill.js';
import { ItemPanel } from '../../menu-site/src/item-panel/ItemPanel.js';
import { ItemCard } from '../../menu-site/src/menu/ItemCard.js';
import type { SiteItem } from '../../menu-site/src/site.js';
import { anItem } from '../../menu-site/src/testing/examples.js';
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
    beginChoice(panel, 'Asia/Amman');
    showAmount(panel.querySelector('[type=submit] [data-total]'), totalIn(panel), 'JOD');
    const days = panel.querySelector('output');
    if (days) days.textContent = String(daysIn(panel));
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

function Bars({ method }: { readonly method: PurchaseMethod }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = place.current?.querySelector<HTMLElement>('.cart-bar');
    const count = bar?.querySelector('[data-count]');
    if (!bar || !count) return;
    bar.hidden = false;
    count.textContent = '3';
    showAmount(bar.querySelector('[data-total]'), 9150, 'JOD');
  });
  return (
    <div ref={place}>
      <CartBar method={method} />
    </div>
  );
}

export const BarOfOrders: StoryObj<typeof Bars> = {
  render: () => (
    <SiteStory style="body{min-block-size:120px}">
      <Bars method="order" />
    </SiteStory>
  ),
};
export const BarOfReservations: StoryObj<typeof Bars> = {
  render: () => (
    <SiteStory style="body{min-block-size:120px}">
      <Bars method="reserve" />
    </SiteStory>
  ),
};
