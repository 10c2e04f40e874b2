import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMenu } from '../support/sampleMenu.js';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-staff-forms',
  title: 'وحدة الموظفين · Staff console/النماذج · Forms',
  parameters: { frame: 'screen' },
  component: StaffStory,
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const CreateOrder: Story = { name: 'إنشاء طلب · Create order', args: { at: '/createOrder' } };
export const CreateMenu: Story = { name: 'إنشاء قائمة · Create menu', args: { at: '/createMenu' } };
export const Activation: Story = { name: 'التفعيل · Activation', args: { at: '/activation' } };
export const ActivationOfAMenu: Story = {
  name: 'تفعيل قائمة · Activation of a menu',
  args: { at: '/activation?menu=innova' },
};
export const ActivationOfAScheduledMenu: Story = {
  name: 'تفعيل مجدول · Activation of a scheduled menu',
  args: {
    at: '/activation?menu=innova',
    api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'], inactiveFrom: '2190-01-01T09:00:00.000Z' }) }),
  },
};
export const ActivationOfUnknownMenu: Story = {
  name: 'تفعيل قائمة مجهولة · Activation of unknown menu',
  args: { at: '/activation?menu=nobody' },
};
export const Admins: Story = { name: 'المدراء · Admins', args: { at: '/admins?menu=innova' } };
export const OnlyAdmin: Story = {
  name: 'مدير وحيد · Only admin',
  args: { at: '/admins?menu=innova', api: createFakeStaffApi({ menu: aMenu({ admins: ['laith.kh'] }) }) },
};
export const AuditLogOffline: Story = {
  name: 'السجل بلا اتصال · Audit log offline',
  args: {
    at: '/admins?menu=innova',
    api: createFakeStaffApi({ refuse: ({ name }) => (name === 'trail.ofMenu' ? 'lost' : null) }),
  },
};
export const LogInLinks: Story = { name: 'روابط الدخول · Log in links', args: { at: '/logInLinks' } };
