import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-create-menu',
  title: 'وحدة الموظفين · Staff console/إنشاء قائمة · Create menu',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/createMenu' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Default: Story = { name: 'الأساسي · Default' };
