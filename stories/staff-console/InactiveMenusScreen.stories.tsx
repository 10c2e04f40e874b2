import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-inactive-menus',
  title: 'وحدة الموظفين · Staff console/القوائم المتوقفة · Inactive menus',
  parameters: { frame: 'screen' },
  component: StaffStory,
  args: { at: '/inactiveMenus' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeStaffApi({ inactive: [] }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: {
    api: createFakeStaffApi({
      hold: ({ name }) => (name === 'menu.listInactive' ? new Promise(() => undefined) : undefined),
    }),
  },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi({ refuse: ({ name }) => (name === 'menu.listInactive' ? 'lost' : null) }) },
};
