import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { someInactiveMenus } from '../support/fake-api/staffConsole.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-inactive-menus',
  title: 'وحدة الموظفين · Staff console/القوائم المتوقفة · Inactive menus',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/inactiveMenus' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const Deleted: Story = {
  name: 'محذوفة · Deleted',
  args: { api: createFakeStaffApi({ inactive: [], deleted: someInactiveMenus }) },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeStaffApi({ inactive: [] }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('menu.listInactive')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('menu.listInactive')) },
};
