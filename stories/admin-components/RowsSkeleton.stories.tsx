import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowsSkeleton } from '../../admin-ui/src/components/RowsSkeleton.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof RowsSkeleton> = {
  id: 'admin-rows-skeleton',
  title: 'مكوّنات الإدارة · Admin components/هيكل صفوف · Rows skeleton',
  component: RowsSkeleton,
  args: { count: 3 },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof RowsSkeleton>;

export const Default: Story = { name: 'الأساسي · Default' };
