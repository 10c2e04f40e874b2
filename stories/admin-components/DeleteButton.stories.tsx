import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeleteButton } from '../../admin-ui/src/components/DeleteButton.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof DeleteButton> = {
  id: 'admin-delete-button',
  title: 'مكوّنات الإدارة · Admin components/زر حذف · Delete button',
  component: DeleteButton,
  args: {
    label: 'حذف · Delete',
    title: 'حذف الفرع؟ · Delete the branch?',
    question: 'عمّان، شارع الرينبو',
    iconOnly: false,
    onRemove: fn(() => Promise.resolve()),
  },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof DeleteButton>;

export const Default: Story = { name: 'الأساسي · Default' };
export const IconOnly: Story = { name: 'أيقونة فقط · Icon only', args: { iconOnly: true } };
