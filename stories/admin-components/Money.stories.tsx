import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../../admin-ui/src/components/Money.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Money> = {
  id: 'admin-money',
  title: 'مكوّنات الإدارة · Admin components/مبلغ · Money',
  component: Money,
  args: { thousandths: 12_345 },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Money>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Zero: Story = { name: 'صفر · Zero', args: { thousandths: 0 } };
