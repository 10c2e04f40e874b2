import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../support/fake-api/failures.js';
import { aMenu } from '../support/sampleMenu.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-menu-admins',
  title: 'وحدة الموظفين · Staff console/المدراء · Menu admins',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/admins?menu=innova' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Default: Story = { name: 'الأساسي · Default' };
export const OnlyAdmin: Story = {
  name: 'مدير وحيد · Only admin',
  args: { api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'] }) }) },
};
export const AuditLogOffline: Story = {
  name: 'السجل بلا اتصال · Audit log offline',
  args: { api: createFakeStaffApi(unreachable('auditLog.ofMenu')) },
};
