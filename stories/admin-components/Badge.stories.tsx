import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../admin-ui/src/components/Badge.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Badge> = {
  id: 'admin-badge',
  title: 'مكوّنات الإدارة · Admin components/شارة · Badge',
  component: Badge,
  args: { tone: 'accent', children: 'جديد · New' },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'quiet', 'discount'] } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Quiet: Story = { name: 'هادئة · Quiet', args: { tone: 'quiet' } };
export const Discount: Story = { name: 'خصم · Discount', args: { tone: 'discount', children: '-20%' } };
