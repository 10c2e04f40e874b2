import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-messages',
  title: 'وحدة الموظفين · Staff console/الرسائل · Messages',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/messages' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Templates: Story = { name: 'القوالب · Templates' };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeStaffApi(neverAnswering('messageTemplate.list')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeStaffApi(unreachable('messageTemplate.list')) },
};
