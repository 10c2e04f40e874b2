import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from '../../../menu-site/src/components/Phone.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-phone',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/هاتف · Phone',
  component: Phone,
  args: { number: '+962 6 500 0142' },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Phone>;
type Story = StoryObj<typeof Phone>;

export const Default: Story = { name: 'الأساسي · Default' };
export const NotDialable: Story = { name: 'لا يُطلب · Not dialable', args: { number: 'اسأل النادل' } };
