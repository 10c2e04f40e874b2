import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showAmount } from '../../../menu-site/src/client/money.js';
import { resetChoice, readDays, readTotal } from '../../../menu-site/src/pages/menu/item-panel/client/panelValues.js';
import { fillPanel } from '../../../menu-site/src/pages/menu/item-panel/client/fillPanel.js';
import { ItemPanel } from '../../../menu-site/src/pages/menu/item-panel/ItemPanel.js';
import { ItemCard } from '../../../menu-site/src/pages/menu/ItemCard.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { itemArgs, itemArgTypes, itemFrom, type ItemArgs } from '../../support/itemArgs.js';

type Args = ComponentProps<typeof ItemPanel> & ItemArgs;

const TIME_ZONE = 'Asia/Amman';

/** Fills the panel from the item's card, as the client script does. */
function openPanel(root: HTMLElement): void {
  const panel = root.querySelector('dialog');
  const card = root.querySelector<HTMLElement>('.item');
  if (!panel || !card) return;
  fillPanel(panel, card);
  resetChoice(panel, TIME_ZONE);
  showAmount(
    panel.querySelector('[type=submit] [data-total]'),
    readTotal(panel, TIME_ZONE, { groups: [], choices: [] }),
    'JOD',
  );
  const days = panel.querySelector('output[data-days]');
  if (days) days.textContent = String(readDays(panel, TIME_ZONE));
  panel.open = true;
}

export default {
  id: 'menu-site-item-panel',
  title: 'الموقع العام · Menu site/لوحة الصنف · Item panel/اللوحة · Panel',
  component: ItemPanel,
  args: { ...itemArgs, method: 'order' },
  argTypes: { ...itemArgTypes, method: { control: 'inline-radio', options: ['order', 'reserve', null] } },
  parameters: { frame: 'screen' },
  decorators: [onMenuSite({ css: 'body{min-block-size:760px}' })],
  render: ({ method, ...args }) => (
    <ClientScript args={[method, args]} run={openPanel}>
      <ul className="cards">
        <ItemCard item={itemFrom(args)} action={<button className="plus" type="button" />} />
      </ul>
      <ItemPanel method={method} />
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'طلب · Order' };
export const WithSubItems: Story = { name: 'خيارات · With sub-items', args: { subItems: 3, discount: 20 } };
export const Reservation: Story = {
  name: 'حجز · Reservation',
  args: { title: 'قاعة الديرة', price: 150, method: 'reserve' },
};
export const WithoutPicture: Story = { name: 'بلا صورة · Without picture', args: { picture: 'none', discount: 20 } };
export const WithoutPrice: Story = { name: 'بلا سعر · Without price', args: { price: 0 } };
export const PurchasesOff: Story = { name: 'بلا شراء · Purchases off', args: { subItems: 3, method: null } };
