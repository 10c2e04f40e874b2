import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../admin-ui/src/components/Card.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Card> = {
  id: 'admin-card',
  title: 'مكوّنات الإدارة · Admin components/بطاقة · Card',
  component: Card,
  args: { title: 'أوقات العمل · Working days', children: '10:00 – 23:00' },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = { name: 'الأساسي · Default' };
