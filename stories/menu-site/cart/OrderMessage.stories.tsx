import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteData } from '../../../menu-site/src/document/siteTypes.js';
import { OrderMessage } from '../../../menu-site/src/pages/cart/OrderMessage.js';
import { aCart, aCustomer, aReservation } from '../../../menu-site/src/testing/cartFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const data: SiteData = { kind: 'cart', cart: aCart(aCustomer), rty: false, back: null };

export default {
  id: 'menu-site-cart-message',
  title: 'الموقع العام · Menu site/السلة · Cart/رسالة الطلب · Order message',
  component: OrderMessage,
  args: { cart: aCart(aCustomer) },
  decorators: [onMenuSite({ data })],
} satisfies Meta<typeof OrderMessage>;
type Story = StoryObj<typeof OrderMessage>;

export const Default: Story = { name: 'طلب · Order' };
export const Reservation: Story = { name: 'حجز · Reservation', args: { cart: aReservation(aCustomer) } };
