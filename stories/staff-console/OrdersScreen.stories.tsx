import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi, type FakeOptions } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { anOrder, someOrders } from '../support/fake-api/orders.js';
import { anAccount } from '../support/sampleMenu.js';
import { aStaffAccount, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-orders',
  title: 'وحدة الموظفين · Staff console/الطلبات · Orders',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/orders' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

const desk = (options: FakeOptions = {}) =>
  createFakeApi({ account: aStaffAccount(), orders: someOrders(9), ...options });

const highlighted = anOrder(0, {
  subEnd: '2020-01-01T00:00:00.000Z',
  isDemo: true,
  demoEndDate: '2026-12-23T00:00:00.000Z',
  requiredEdits: [
    { _id: 'a', phoneNo: '079 555 0142', status: 'unready' },
    { _id: 'b', phoneNo: '077 555 0120', status: 'ready' },
  ],
});

export const Full: Story = { name: 'كاملة · Full', args: { api: desk() } };
export const Pages: Story = {
  name: 'صفحات · Pages',
  args: { api: desk({ orders: someOrders(40) }), at: '/orders?page=2' },
};
export const Highlighted: Story = {
  name: 'مميزة · Highlighted',
  args: { api: desk({ orders: [highlighted, anOrder(1, { canceled: false })] }) },
};
export const OrderOpen: Story = {
  name: 'طلب مفتوح · Order open',
  args: { api: desk({ orders: [highlighted] }), at: `/orders?order=${highlighted._id}` },
};
export const OrderPaid: Story = {
  name: 'طلب مدفوع · Order paid',
  args: { api: desk(), at: `/orders?order=${anOrder(1)._id}` },
};
export const OrderNotFound: Story = {
  name: 'طلب غير موجود · Order not found',
  args: { api: desk(), at: '/orders?order=nowhere' },
};
export const Filtered: Story = { name: 'مصفّاة · Filtered', args: { api: desk(), at: '/orders?status=ready' } };
export const NoMatch: Story = {
  name: 'لا نتائج · No match',
  args: { api: desk(), at: '/orders?status=ready&orderID=1' },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: desk({ orders: [] }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: desk(neverAnswering('order.list')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: desk(unreachable('order.list')) },
};
export const NotStaff: Story = {
  name: 'ليس موظفًا · Not staff',
  args: { api: createFakeApi({ account: anAccount() }) },
};
export const LogIn: Story = { name: 'تسجيل الدخول · Log in', args: { api: createFakeApi({ account: null }) } };
