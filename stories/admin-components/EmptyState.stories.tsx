import type { Meta, StoryObj } from '@storybook/react-vite';
import { Utensils } from 'lucide-react';
import { EmptyState } from '../../admin-ui/src/components/EmptyState.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof EmptyState> = {
  id: 'admin-empty-state',
  title: 'مكوّنات الإدارة · Admin components/حالة فارغة · Empty state',
  component: EmptyState,
  args: { icon: Utensils, title: 'لا أصناف بعد · No items yet', hint: 'أضف أول صنف · Add the first one' },
  argTypes: { icon: { table: { disable: true } } },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = { name: 'الأساسي · Default' };
export const TitleOnly: Story = { name: 'عنوان فقط · Title only', args: { hint: '' } };
