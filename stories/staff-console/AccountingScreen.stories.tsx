import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-accounting',
  title: 'وحدة الموظفين · Staff console/الحسابات · Accounts',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/accounting' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Months: Story = { name: 'الأشهر · Months' };
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeStaffApi({ orders: [] }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('accounting.months')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('accounting.months')) },
};
