import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeDesk, StaffStory } from '../support/StaffStory.js';

export default {
  title: 'Staff desk/Inactive menus',
  component: StaffStory,
  args: { at: '/inactiveMenus' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Some: Story = {};
export const None: Story = { args: { api: createFakeDesk({ inactive: [] }) } };
export const Loading: Story = {
  args: {
    api: createFakeDesk({
      hold: ({ name }) => (name === 'menu.listInactive' ? new Promise(() => undefined) : undefined),
    }),
  },
};
export const NoAnswer: Story = {
  args: { api: createFakeDesk({ refuse: ({ name }) => (name === 'menu.listInactive' ? 'lost' : null) }) },
};
