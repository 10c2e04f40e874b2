import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from '../../admin-ui/src/components/CopyField.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof CopyField> = {
  id: 'admin-copy-field',
  title: 'مكوّنات الإدارة · Admin components/حقل نسخ · Copy field',
  component: CopyField,
  args: { label: 'رابط القائمة · Menu link', text: 'https://menu.example/m/innova', leading: false },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Leading: Story = { name: 'بارز · Leading', args: { leading: true } };
