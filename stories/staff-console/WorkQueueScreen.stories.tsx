import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { waitingOrders } from '../support/fake-api/orders.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-work-queue',
  title: 'وحدة الموظفين · Staff console/ما ينتظر · Work queue',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { api: createFakeStaffApi({ orders: waitingOrders(34) }) },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const Empty: Story = { name: 'لا شيء ينتظر · Nothing waits', args: { at: '?queue=cannotReceive' } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('workQueue.read')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('workQueue.read')) },
};
