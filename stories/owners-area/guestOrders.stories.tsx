import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGuestOrder, anAcceptedOrder, MANSAF, SHAWARMA } from '../support/fake-api/guestOrders.js';
import { createFakeApi, type FakeOptions } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { anAccount, idOf } from '../support/sampleMenu.js';
import { aBusyVenue, anInboxMenu } from '../support/sampleVenue.js';

export default {
  id: 'owners-area-guest-orders',
  title: 'منطقة المالك · Owner’s area/الطلبات · Orders',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/orders' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const venue = (options: FakeOptions = {}) => createFakeApi({ menu: anInboxMenu(), ...aBusyVenue(), ...options });

/** Waits for an element. */
function appeared<E extends Element>(root: ParentNode, selector: string): Promise<E> {
  const find = () => root.querySelector<E>(selector);
  return new Promise((resolve) => {
    const found = find();
    if (found) {
      resolve(found);
      return;
    }
    const changes = new MutationObserver(() => {
      const now = find();
      if (!now) return;
      changes.disconnect();
      resolve(now);
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

/** Starts the shift by a click, because browsers allow sound only after a click. */
const startShift: NonNullable<Story['play']> = async ({ canvasElement }) =>
  (await appeared<HTMLButtonElement>(canvasElement, '[aria-labelledby="shift-title"] > button')).click();

export const Board: Story = { name: 'الوارد · Inbox', args: { api: venue() }, play: startShift };
export const Start: Story = { name: 'بداية الوردية · Start of the shift', args: { api: venue() } };
export const Empty: Story = {
  name: 'فارغ · Empty',
  args: { api: venue({ guestOrders: [], tableCalls: [] }) },
  play: startShift,
};
export const FailedAcceptance: Story = {
  name: 'لم يصل القبول · Acceptance failed',
  args: { api: venue({ refuse: ({ name }) => (name === 'guestOrder.move' ? 'lost' : null) }) },
  play: async (context) => {
    await startShift(context);
    (await appeared<HTMLButtonElement>(context.canvasElement, 'article button:not([data-card])')).click();
  },
};
export const Lost: Story = {
  name: 'دون خادم · Server unreachable',
  args: { api: venue({ refuse: ({ name }) => (name.startsWith('guestOrder') ? 'lost' : null), withoutStream: true }) },
};
export const Details: Story = {
  name: 'تفاصيل طلب · One order',
  args: { api: venue(), at: `/orders?order=${idOf('guestorder', 26)}` },
};
export const Correct: Story = {
  name: 'تعديل طلب · Correct an order',
  args: { api: venue(), at: `/orders?order=${idOf('guestorder', 26)}` },
  play: async () => {
    (await appeared<HTMLButtonElement>(document, '[data-correct]')).click();
    (await appeared<HTMLButtonElement>(document, '[data-more]')).click();
  },
};
export const Missed: Story = {
  name: 'طلب فات · Missed order',
  args: {
    api: venue({ guestOrders: [aGuestOrder(31, {}, 600_000)] }),
    at: `/orders?order=${idOf('guestorder', 31)}`,
  },
};
export const Reject: Story = {
  name: 'رفض · Reject',
  args: { api: venue() },
  play: async (context) => {
    await startShift(context);
    (
      await appeared<HTMLButtonElement>(context.canvasElement, 'article button[aria-haspopup=dialog]:not([data-card])')
    ).click();
    (await appeared<HTMLInputElement>(document, '[role=dialog] input[type=radio]')).click();
  },
};
export const Kitchen: Story = { name: 'المطبخ · Kitchen', args: { api: venue(), at: '/orders?view=kitchen' } };
/** One order of each age: late, nearly late and in time. The late one has notes that mention allergies. */
export const LateKitchen: Story = {
  name: 'مطبخ متأخر · Late kitchen',
  args: {
    api: venue({
      guestOrders: [
        anAcceptedOrder(24, -240_000, {
          notes: 'حساسية: فول سوداني',
          items: [{ ...SHAWARMA, note: 'حساسية: سمسم' }, MANSAF],
        }),
        anAcceptedOrder(23, 120_000),
        anAcceptedOrder(22, 900_000),
      ],
    }),
    at: '/orders?view=kitchen',
  },
};
export const EmptyKitchen: Story = {
  name: 'مطبخ بلا طلبات · Empty kitchen',
  args: { api: venue({ guestOrders: [] }), at: '/orders?view=kitchen' },
};
export const History: Story = { name: 'السجل · History', args: { api: venue(), at: '/orders?view=history' } };
export const Record: Story = {
  name: 'سجلّ رسائل · Record of messages',
  args: { api: venue({ menu: anInboxMenu('whatsapp') }) },
};
export const Staff: Story = {
  name: 'لموظفي المزوّد · For staff',
  args: { api: venue({ account: anAccount({ staff: true }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: {
    api: venue({ hold: ({ name }) => (name === 'guestOrder.list' ? new Promise(() => undefined) : undefined) }),
  },
};
