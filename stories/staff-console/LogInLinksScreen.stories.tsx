import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeStaffApi, StaffStory } from '../support/StaffStory.js';

export default {
  id: 'staff-console-log-in-links',
  title: 'وحدة الموظفين · Staff console/روابط الدخول · Log-in links',
  parameters: { frame: 'screen', device: 'desktop' },
  component: StaffStory,
  args: { at: '/logInLinks' },
} satisfies Meta<typeof StaffStory>;
type Story = StoryObj<typeof StaffStory>;

export const Default: Story = { name: 'الأساسي · Default' };

export const Confirmation: Story = {
  name: 'تأكيد الهوية · Confirmation',
  args: { api: createFakeStaffApi({ isUnconfirmed: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^(?:المستخدم|User)$/), 'laith.kh');
    await userEvent.click(canvas.getByRole('button', { name: /إنشاء الرابط|Make the link/ }));
  },
};
