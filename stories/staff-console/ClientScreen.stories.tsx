import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SentMessage } from '@qaima/schemas';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { anOrder } from '../support/fake-api/orders.js';
import { idOf } from '../support/sampleMenu.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

const user = { username: 'laith.kh', name: 'ليث الخطيب', phone: '+962790000011' };
const orders = [
  anOrder(0, { user }),
  anOrder(1, { user, subEnd: '2026-01-01T00:00:00.000Z', menu: null }),
  anOrder(2, { user, canceled: true, isDemo: true }),
];
const sent: readonly SentMessage[] = (['renewalDue', null] as const).map((kind, index) => ({
  _id: idOf('message', index),
  at: `2026-11-2${index}T08:00:00.000Z`,
  by: { username: 'maha.s', name: 'مها صالح' },
  kind,
  phone: user.phone,
  text: 'مرحبًا ليث الخطيب،\nاشتراكك ينتهي قريبًا.\nشكرًا لثقتك.',
  order: idOf('order', 1),
  menu: null,
  client: user.username,
}));

export default {
  id: 'staff-console-client',
  title: 'وحدة الموظفين · Staff console/العميل · Client',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/clients/laith.kh', api: createFakeStaffApi({ orders, sent }) },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const New: Story = {
  name: 'بلا قوائم ولا رسائل · Without menus and messages',
  args: { at: '/clients/client0', api: createFakeStaffApi() },
};
export const Unknown: Story = { name: 'غير موجود · Unknown', args: { at: '/clients/nobody' } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('client.read')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('client.read')) },
};
