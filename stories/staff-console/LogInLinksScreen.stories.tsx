import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-log-in-links',
  title: 'وحدة الموظفين · Staff console/روابط الدخول · Log-in links',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/logInLinks' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Default: Story = { name: 'الأساسي · Default' };
