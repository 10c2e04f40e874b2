import type { Meta, StoryObj } from '@storybook/react-vite';
import { CURRENCIES } from '../../schemas/src/money/currency.js';
import { Price } from '../../admin-ui/src/components/Price.js';
import { onAdminPage } from '../support/onAdminPage.js';

const meta: Meta<typeof Price> = {
  id: 'admin-price',
  title: 'مكوّنات الإدارة · Admin components/سعر · Price',
  component: Price,
  args: { thousandths: 3500, currency: 'JOD', kind: 'full' },
  argTypes: {
    kind: { control: 'inline-radio', options: ['full', 'sale', 'old'] },
    currency: { control: 'inline-radio', options: CURRENCIES },
  },
  decorators: [onAdminPage],
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Sale: Story = { name: 'بعد الخصم · Sale', args: { kind: 'sale' } };
export const ThreeDecimals: Story = { name: 'ثلاث منازل · Three decimals', args: { currency: 'KWD' } };
export const Old: Story = { name: 'قبل الخصم · Old', args: { kind: 'old' } };
