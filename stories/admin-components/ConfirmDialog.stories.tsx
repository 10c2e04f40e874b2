import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from '../../admin-ui/src/components/ConfirmDialog.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof ConfirmDialog> = {
  id: 'admin-confirm-dialog',
  title: 'مكوّنات الإدارة · Admin components/نافذة تأكيد · Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'حذف التصنيف؟ · Delete the section?',
    confirm: 'حذف · Delete',
    busy: false,
    onConfirm: fn(),
    onCancel: fn(),
    children: 'تُحذف معه 12 صنفًا · 12 items go with it',
  },
  parameters: { frame: 'screen' },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Busy: Story = { name: 'قيد التنفيذ · Busy', args: { busy: true } };
