import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuStatus } from '../../admin-ui/src/components/MenuStatus.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof MenuStatus> = {
  id: 'admin-menu-status',
  title: 'مكوّنات الإدارة · Admin components/حالة القائمة · Menu status',
  component: MenuStatus,
  args: { menu: { inactiveFrom: null } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof MenuStatus>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Ended: Story = { name: 'متوقفة · Inactive', args: { menu: { inactiveFrom: '2020-01-01T00:00:00.000Z' } } };
export const Scheduled: Story = {
  name: 'إيقاف مجدول · Scheduled',
  args: { menu: { inactiveFrom: '2190-01-01T09:00:00.000Z' } },
};
