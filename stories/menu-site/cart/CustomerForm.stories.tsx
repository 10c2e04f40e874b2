import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteData } from '../../../menu-site/src/document/siteTypes.js';
import { CustomerForm } from '../../../menu-site/src/pages/cart/CustomerForm.js';
import { aCart, aReservation } from '../../../menu-site/src/testing/cartFixtures.js';
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
export const WithoutReceiveOptions: Story = {
  name: 'بلا طرق استلام · Without receive options',
  args: { cart: aCart({ menu: { ...menu, orderReceiveOptions: [] } }) },
};
