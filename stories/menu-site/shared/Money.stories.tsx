import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../../../menu-site/src/components/Money.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-money',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/مبلغ · Money',
  component: Money,
  args: { amount: 4400 },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Money>;
type Story = StoryObj<typeof Money>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Large: Story = { name: 'مبلغ كبير · Large amount', args: { amount: 1_250_750 } };
export const Rounded: Story = { name: 'مقرّب · Rounded', args: { amount: 4405 } };
