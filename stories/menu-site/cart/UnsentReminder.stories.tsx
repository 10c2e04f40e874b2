import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBar } from '../../../menu-site/src/pages/menu/cart/CartBar.js';
import { renderUnsentReminder } from '../../../menu-site/src/pages/menu/cart/client/unsentReminder.js';
import { addUnsentCart } from '../../../menu-site/src/client/cart/unsentCarts.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

interface Args {
  readonly method: 'order' | 'reserve';
}

/** The reminder of an order that was not sent yet, which replaces the cart bar. */
function UnsentStory({ method }: Args) {
  const show = (root: HTMLElement) => {
    addUnsentCart('story', {
      id: 'story',
      link: 'https://wa.me/962790000010',
      pieces: { ar: '4 قطع', en: '4 pieces' },
      total: 21.45,
    });
    const [bar, panel] = [root.querySelector<HTMLElement>('.cart-bar'), root.querySelector<HTMLElement>('.unsent')];
    const link = root.querySelector<HTMLElement>('.go-to-cart');
    if (!bar || !panel || !link) return;
    bar.hidden = false;
    link.hidden = true;
    renderUnsentReminder(panel, 'story', 'JOD');
  };
  return (
    <ClientScript args={method} run={show}>
      <CartBar method={method} />
    </ClientScript>
  );
}

export default {
  id: 'menu-site-unsent-bar',
  title: 'الموقع العام · Menu site/السلة · Cart/لم يُرسل بعد · Not sent yet',
  component: UnsentStory,
  args: { method: 'order' },
  decorators: [onMenuSite()],
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'طلب · Order' };
export const Reservation: Story = { name: 'حجز · Reservation', args: { method: 'reserve' } };
