import type { PurchaseMethod } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSidebar } from '../../../menu-site/src/pages/menu/cart/CartSidebar.js';
import { renderCartLines } from '../../../menu-site/src/pages/menu/cart/client/cartSidebar.js';
import { showAmount } from '../../../menu-site/src/client/money.js';
import { storeCart, type StoredLine } from '../../../menu-site/src/client/cart/cartStore.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { longTexts } from '../../support/itemArgs.js';
import { someReceiveOptions } from '../../../menu-site/src/testing/cartFixtures.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';

interface Args {
  readonly method: PurchaseMethod;
  readonly lines: readonly StoredLine[];
}

const menuOf = (purchaseMethod: PurchaseMethod) =>
  aMenu({ settings: { ...aMenu().settings, purchaseMethod }, orderReceiveOptions: someReceiveOptions });

/** The menu whose cart the story stores. */
const MENU_ID = 'story';

/** Shows the lines of the stored cart in a card next to the sections. On a phone, shows only a bar. */
const showLines = (root: HTMLElement, lines: readonly StoredLine[]) => {
  const [bar, list, empty] = ['.cart-bar', 'ul', 'p'].map((part) => root.querySelector<HTMLElement>(part));
  const count = bar?.querySelector('[data-count]');
  if (!bar || !list || !empty || !count) return;
  bar.hidden = lines.length === 0;
  empty.hidden = !bar.hidden;
  count.textContent = String(lines.length);
  showAmount(bar.querySelector('[data-total]'), 9150, 'JOD');
  storeCart(MENU_ID, { id: 'cart', count: lines.length, total: 9.15, lines });
  renderCartLines(list, MENU_ID, 'JOD');
};

export default {
  id: 'menu-site-cart-card',
  title: 'الموقع العام · Menu site/السلة · Cart/بطاقة السلة · Cart sidebar and bar',
  args: {
    method: 'order',
    lines: [
      { title: 'شاورما دجاج عربي - سوبر مع جبنة', quantity: 2, price: 7 },
      { title: longTexts.title, quantity: 100, price: 2.15 },
      { title: 'Iced latte', quantity: 1, price: 0 },
    ],
  },
  argTypes: { method: { control: 'inline-radio', options: ['order', 'reserve'] } },
  decorators: [onMenuSite({ css: 'body{min-block-size:160px}.beside{max-inline-size:320px}' })],
  render: ({ method, lines }) => (
    <ClientScript args={[method, lines]} run={(root) => showLines(root, lines)}>
      <div className="beside">
        <CartSidebar menu={menuOf(method)} />
      </div>
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Order: Story = { name: 'طلب · Order' };
export const Reservation: Story = {
  name: 'حجز · Reservation',
  parameters: { device: 'desktop' },
  args: {
    method: 'reserve',
    lines: [{ title: 'قاعة الديرة', quantity: 0, dates: ['2026-11-22', '2026-11-24'], price: 300 }],
  },
};
/** On a phone an empty cart shows nothing. */
export const Empty: Story = {
  name: 'فارغة · Empty',
  parameters: { device: 'desktop' },
  args: { lines: [] },
};
