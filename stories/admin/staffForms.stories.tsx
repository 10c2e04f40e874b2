import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMenu } from '../support/sampleMenu.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default { title: 'Staff desk/Forms', component: StaffStory } satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const CreateOrder: Story = { args: { at: '/createOrder' } };
export const CreateMenu: Story = { args: { at: '/createMenu' } };
export const Activation: Story = { args: { at: '/activation' } };
export const ActivationOfAMenu: Story = { args: { at: '/activation?menu=innova' } };
export const ActivationOfAScheduledMenu: Story = {
  args: {
    at: '/activation?menu=innova',
    api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'], inactiveFrom: '2190-01-01T09:00:00.000Z' }) }),
  },
};
export const ActivationOfNone: Story = { args: { at: '/activation?menu=nobody' } };
export const Admins: Story = { args: { at: '/admins?menu=innova' } };
export const TheOnlyAdmin: Story = {
  args: { at: '/admins?menu=innova', api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'] }) }) },
};
export const TrailWithoutAnswer: Story = {
  args: {
    at: '/admins?menu=innova',
    api: createFakeStaffApi({ refuse: ({ name }) => (name === 'trail.ofMenu' ? 'lost' : null) }),
  },
};
export const LogInLinks: Story = { args: { at: '/logInLinks' } };
