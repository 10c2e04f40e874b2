import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardsSkeleton } from '../../admin-ui/src/components/CardsSkeleton.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof CardsSkeleton> = {
  id: 'admin-cards-skeleton',
  title: 'مكوّنات الإدارة · Admin components/هيكل بطاقات · Cards skeleton',
  component: CardsSkeleton,
  args: {},
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof CardsSkeleton>;

export const Default: Story = { name: 'الأساسي · Default' };
