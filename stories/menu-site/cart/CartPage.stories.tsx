import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAX_LINE_QUANTITY, type Cart } from '@qaima/schemas';
import { CartPage } from '../../../menu-site/src/pages/cart/CartPage.js';
import { aCart, aCustomer, aLine, aReservation } from '../../../menu-site/src/testing/cartFixtures.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';
import { longTexts } from '../../support/itemArgs.js';

interface Args {
  /** Null if there is no cart with this id. */
  readonly cart: Cart | null;
  /** Whether the cart is open; otherwise the page is its receipt. */
  readonly open: boolean;
  /** Whether the guest still has to send the message on this device. */
  readonly unsent: boolean;
}

const UNSENT_CSS = '.at-first{display:revert!important}.later{display:none}.message{order:0!important}';

/** A cart, or its receipt after submission. */
function CartStory({ cart, open, unsent }: Args) {
  const data = { kind: 'cart', cart, rty: open, back: null } as const;
  return (
    <MenuSitePage data={data} css={unsent ? UNSENT_CSS : ''} isPage>
      <CartPage data={data} />
    </MenuSitePage>
  );
}

const { menu } = aCart();

export default {
  id: 'menu-site-cart-page',
  title: 'الموقع العام · Menu site/السلة · Cart/صفحة السلة · Cart page',
  component: CartStory,
  args: { cart: aCart(), open: true, unsent: false },
  parameters: { frame: 'screen' },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Order: Story = { name: 'طلب · Order' };
export const Reservation: Story = { name: 'حجز · Reservation', args: { cart: aReservation() } };
export const SoldOutAndRemoved: Story = {
  name: 'نفد أو حُذف · Sold out and removed',
  args: { cart: aCart({ items: [aLine({ problem: 'sold-out' }), aLine({ problem: 'gone', price: 0 }), aLine()] }) },
};
export const LongNames: Story = {
  name: 'أسماء طويلة · Long names',
  args: {
    cart: aCart({
      items: [aLine({ item: { _id: 'x', title: longTexts.title }, subItem: null, quantity: MAX_LINE_QUANTITY })],
    }),
  },
};
export const QuantityLabel: Story = {
  name: 'تسمية الكمية · Quantity label',
  args: { cart: aCart({ menu: { ...menu, cartSettings: { quantityLabel: 'الوزن' } } }) },
};
export const WithoutReceiveOptions: Story = {
  name: 'بلا طرق استلام · Without receive options',
  args: { cart: aCart({ menu: { ...menu, orderReceiveOptions: [] } }) },
};
export const PurchasesOff: Story = {
  name: 'بلا شراء · Purchases off',
  args: { cart: aCart({ menu: { ...menu, settings: { doMenuPurchase: false, purchaseMethod: 'order' } } }) },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { cart: aCart({ items: [], total: 0 }) } };
export const Missing: Story = { name: 'غير موجودة · Missing', args: { cart: null } };
export const JustSubmitted: Story = {
  name: 'أُرسلت الآن · Just submitted',
  args: { cart: aCart(aCustomer), open: false, unsent: true },
};
export const Receipt: Story = { name: 'إيصال · Receipt', args: { cart: aCart(aCustomer), open: false } };
export const ReservationReceipt: Story = {
  name: 'إيصال حجز · Reservation receipt',
  args: { cart: aReservation({ ...aCustomer, guestsNo: 40, email: 'rana@example.com' }), open: false },
};
export const WithoutWhatsapp: Story = {
  name: 'بلا واتساب · Without WhatsApp',
  args: {
    cart: aCart({ ...aCustomer, menu: { ...menu, institution: { ...menu.institution, whatsapp: '' } } }),
    open: false,
  },
};
