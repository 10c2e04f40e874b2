import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart, GuestOrderState, RepeatPreview } from '@qaima/schemas';
import { OrderPage } from '../../../menu-site/src/pages/guest-order/OrderPage.js';
import { aLine, anOrder, aReservation } from '../../../menu-site/src/testing/cartFixtures.js';
import { aRequest } from '../../../menu-site/src/testing/menuFixtures.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';

interface Args {
  readonly state: GuestOrderState;
  readonly fields: Partial<Cart>;
  /** The lines of a rejected order that are still available. */
  readonly repeat: RepeatPreview | null;
  /** Whether the page is shown in the state that its client script sets without a network. */
  readonly offline: boolean;
}

const { now } = aRequest();

/** The page of a sent order in one of its states. */
function OrderStory({ state, fields, repeat, offline }: Args) {
  const data = { kind: 'cart', cart: anOrder(now, { state, ...fields }), rty: false, back: null, repeat } as const;
  return (
    <MenuSitePage data={data} css={offline ? '#offline[hidden]{display:flex!important}' : ''} isPage>
      <OrderPage data={data} />
    </MenuSitePage>
  );
}

const salad = aLine({ item: { _id: 'salad0000000000000000000', title: 'فتّوش' }, subItem: null, quantity: 1, price: 2 });
const { menu } = anOrder(now, { state: 'pending' });

export default {
  id: 'menu-site-order-page',
  title: 'الموقع العام · Menu site/الطلب · Order/صفحة الطلب · Order page',
  component: OrderStory,
  args: { state: 'pending', fields: {}, repeat: null, offline: false },
  parameters: { frame: 'screen' },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Waiting: Story = { name: 'ينتظر · Waiting' };
export const BeforeOpening: Story = {
  name: 'قبل الافتتاح · Before opening',
  args: {
    fields: {
      answerFrom: new Date(now + 10 * 3_600_000).toISOString(),
      answerBy: new Date(now + 10 * 3_600_000 + 300_000).toISOString(),
    },
  },
};
const changes = [{ was: salad, now: aLine() }, { was: salad }];
const at = new Date(now).toISOString();
export const Proposed: Story = {
  name: 'تعديل مقترح · Change proposed',
  args: {
    fields: { corrections: [{ at, state: 'proposed', changes, before: 11, after: 13.5, reasonText: 'نفد الفتّوش' }] },
  },
};
export const Corrected: Story = {
  name: 'عُدّل · Corrected',
  args: { state: 'accepted', fields: { corrections: [{ at, state: 'applied', changes, before: 13.5, after: 11 }] } },
};
export const Unattended: Story = { name: 'لا أحد عند الشاشة · Unattended', args: { fields: { isUnattended: true } } };
export const BothWays: Story = {
  name: 'ينتظر، ورسالة أيضًا · Waiting, a message too',
  args: { fields: { menu: { ...menu, settings: { ...menu.settings, orders: { mode: 'both' } } } } },
};
export const Accepted: Story = { name: 'قُبِل · Accepted', args: { state: 'accepted' } };
export const Offline: Story = { name: 'بلا اتصال · Offline', args: { state: 'accepted', offline: true } };
export const Ready: Story = { name: 'جاهز · Ready', args: { state: 'ready' } };
export const OnTheWay: Story = {
  name: 'في الطريق · On the way',
  args: {
    state: 'on-the-way',
    fields: { receiveOption: 0, leftAt: new Date().toISOString(), driver: { name: 'خالد', phone: '0791234567' } },
  },
};
export const AtTable: Story = {
  name: 'جاهز إلى الطاولة · Ready, at a table',
  args: { state: 'ready', fields: { receiveOption: null, table: { label: '7' } } },
};
export const Done: Story = { name: 'اكتمل · Done', args: { state: 'done' } };
export const SoldOut: Story = {
  name: 'رُفض: نفد صنف · Rejected: sold out',
  args: {
    state: 'rejected',
    fields: {
      reason: 'sold-out',
      reasonText: 'نعتذر، ونرجو أن تجرّب غيره.',
      soldOut: ['shawarma0000000000000000'],
    },
    repeat: { items: [salad], total: 2, missing: ['شاورما دجاج عربي - سوبر'] },
  },
};
export const TooBusy: Story = {
  name: 'رُفض: ضغط · Rejected: too busy',
  args: { state: 'rejected', fields: { reason: 'too-busy' } },
};
export const OutOfArea: Story = {
  name: 'رُفض: خارج المنطقة · Rejected: out of area',
  args: {
    state: 'rejected',
    fields: {
      reason: 'out-of-area',
      menu: {
        ...menu,
        orderReceiveOptions: [
          { _id: 'delivery', title: 'توصيل', kind: 'delivery' },
          { _id: 'pickup', title: 'استلام', kind: 'pickup' },
        ],
      },
    },
    repeat: { items: [aLine(), salad], total: 11, missing: [] },
  },
};
export const Missed: Story = { name: 'لم يردّ أحد · Missed', args: { state: 'missed' } };
export const Cancelled: Story = { name: 'أُلغي · Cancelled', args: { state: 'canceled' } };
export const ConfirmedReservation: Story = {
  name: 'حجز مؤكَّد · Confirmed reservation',
  args: {
    state: 'accepted',
    fields: {
      items: aReservation().items,
      menu: { ...menu, settings: { ...menu.settings, purchaseMethod: 'reserve' } },
    },
  },
};
