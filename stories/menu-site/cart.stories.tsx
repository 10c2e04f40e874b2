import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '@qaima/schemas';
import cartCss from '../../menu-site/src/pages/cart/cart.css?inline';
import { CartPage } from '../../menu-site/src/pages/cart/CartPage.js';
import formCss from '../../menu-site/src/styles/form.css?inline';
import { aCart, aCustomer, aLine, aReservation } from '../../menu-site/src/testing/cartFixtures.js';
import { SiteStory } from './SiteStory.js';

interface PageStoryProps {
  readonly cart: Cart | null;
  readonly rty?: boolean;
  readonly width?: number;
  /** The message is still to be sent from this device. */
  readonly fresh?: boolean;
}

function PageStory({ cart, rty = true, width = 390, fresh = false }: PageStoryProps) {
  const data = { kind: 'cart', cart, rty, back: null } as const;
  const owed = '.at-first{display:revert!important}.later{display:none}.message{order:0!important}';
  return (
    <SiteStory data={data} width={width} style={formCss + cartCss + (fresh ? owed : '')}>
      <div className="live">
        <CartPage data={data} />
      </div>
    </SiteStory>
  );
}

export default { title: 'Menu site/Cart', component: PageStory } satisfies Meta<typeof PageStory>;
type Story = StoryObj<typeof PageStory>;

const { menu } = aCart();
const long = { _id: 'x', title: 'صينية مشاوي مشكّلة على الفحم تكفي ستة أشخاص مع المقبلات والسلطات والخبز الطازج' };

export const Order: Story = { args: { cart: aCart() } };
export const Reservation: Story = { args: { cart: aReservation() } };
export const SoldOutAndGone: Story = {
  args: { cart: aCart({ items: [aLine({ problem: 'sold-out' }), aLine({ problem: 'gone', price: 0 }), aLine()] }) },
};
export const LongNames: Story = {
  args: { cart: aCart({ items: [aLine({ item: long, subItem: null, quantity: 999 })] }) },
};
export const OwnQuantityLabel: Story = {
  args: { cart: aCart({ menu: { ...menu, cartSettings: { quantityLabel: 'الوزن' } } }) },
};
export const WithoutWaysToReceive: Story = { args: { cart: aCart({ menu: { ...menu, orderReceiveOptions: [] } }) } };
export const PurchasesOff: Story = {
  args: { cart: aCart({ menu: { ...menu, settings: { doMenuPurchase: false, purchaseMethod: 'order' } } }) },
};
export const Empty: Story = { args: { cart: aCart({ items: [], total: 0 }) } };
export const Missing: Story = { args: { cart: null } };
export const JustSent: Story = { args: { cart: aCart(aCustomer), rty: false, fresh: true } };
export const Receipt: Story = { args: { cart: aCart(aCustomer), rty: false } };
export const ReceiptOfReservation: Story = {
  args: { cart: aReservation({ ...aCustomer, guestsNo: 40, email: 'rana@example.com' }), rty: false },
};
export const WithoutMessagingLink: Story = {
  args: {
    cart: aCart({ ...aCustomer, menu: { ...menu, institution: { ...menu.institution, whatsapp: '' } } }),
    rty: false,
  },
};
export const Wide: Story = { args: { cart: aCart(), width: 1100 } };
