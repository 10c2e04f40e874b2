import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../../admin-ui/src/components/DateTime.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof DateTime> = {
  id: 'admin-date-time',
  title: 'مكوّنات الإدارة · Admin components/تاريخ ووقت · Date and time',
  component: DateTime,
  args: { at: '2027-01-14T16:20:00.000Z' },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof DateTime>;

export const Default: Story = { name: 'الأساسي · Default' };
