import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  title: 'Staff desk/Inactive menus',
  component: StaffStory,
  args: { at: '/inactiveMenus' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Some: Story = {};
export const None: Story = { args: { api: createFakeStaffApi({ inactive: [] }) } };
export const Loading: Story = {
  args: {
    api: createFakeStaffApi({
      hold: ({ name }) => (name === 'menu.listInactive' ? new Promise(() => undefined) : undefined),
    }),
  },
};
export const NoAnswer: Story = {
  args: { api: createFakeStaffApi({ refuse: ({ name }) => (name === 'menu.listInactive' ? 'lost' : null) }) },
};
