import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMenu } from '../support/sampleMenu.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-menu-activation',
  title: 'وحدة الموظفين · Staff console/التفعيل · Menu activation',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/activation?menu=innova' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithoutMenu: Story = { name: 'بلا قائمة · Without menu', args: { at: '/activation' } };
export const Scheduled: Story = {
  name: 'إيقاف مجدول · Scheduled',
  args: {
    api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'], inactiveFrom: '2190-01-01T09:00:00.000Z' }) }),
  },
};
export const UnknownMenu: Story = { name: 'قائمة مجهولة · Unknown menu', args: { at: '/activation?menu=nobody' } };
