import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteData } from '../../../menu-site/src/document/siteTypes.js';
import { CustomerForm } from '../../../menu-site/src/pages/cart/CustomerForm.js';
import { updateConditionalFields } from '../../../menu-site/src/pages/cart/client/customerForm.js';
import { aCart, aLine, aReservation, someReceiveOptions } from '../../../menu-site/src/testing/cartFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const data: SiteData = { kind: 'cart', cart: aCart(), rty: true, back: null };
const { menu } = aCart();

export default {
  id: 'menu-site-customer-form',
  title: 'الموقع العام · Menu site/السلة · Cart/نموذج العميل · Customer form',
  component: CustomerForm,
  args: { cart: aCart() },
  decorators: [onMenuSite({ data })],
} satisfies Meta<typeof CustomerForm>;
type Story = StoryObj<typeof CustomerForm>;

export const Default: Story = { name: 'طلب · Order' };
export const Reservation: Story = { name: 'حجز · Reservation', args: { cart: aReservation() } };
const withAreas = aCart({
  menu: { ...menu, orderReceiveOptions: [...someReceiveOptions], hasTables: true },
});

/** Chooses a receive option and, by its index, a delivery area, as a guest would. */
const choose =
  (option: number, area?: number): NonNullable<Story['play']> =>
  ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const radio = form?.querySelectorAll<HTMLInputElement>('[name=receiveOption]')[option];
    const list = form?.querySelector('select');
    if (radio) radio.checked = true;
    if (list && area !== undefined) list.selectedIndex = area;
    if (form) updateConditionalFields(form);
  };

export const Area: Story = {
  name: 'توصيل إلى منطقة · Delivery to an area',
  args: { cart: withAreas },
  play: choose(0, 1),
};
export const BelowMinimum: Story = {
  name: 'دون الحد الأدنى · Below the minimum',
  args: { cart: withAreas },
  play: choose(0, 2),
};
export const WithoutTable: Story = {
  name: 'هنا بلا رمز · Here without a code',
  args: { cart: withAreas },
  play: choose(2),
};
export const TheRest: Story = {
  name: 'إرسال الباقي · Sending the rest',
  args: { cart: { ...withAreas, items: [aLine(), aLine({ problem: 'sold-out' })] } },
};
export const WithoutReceiveOptions: Story = {
  name: 'بلا طرق استلام · Without receive options',
  args: { cart: aCart({ menu: { ...menu, orderReceiveOptions: [] } }) },
};
