import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from '../../../menu-site/src/components/ExternalLink.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-external-link',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/رابط خارجي · External link',
  component: ExternalLink,
  args: { to: 'https://g.page/r/innova/review', className: 'act', children: 'قيّمنا · Rate us' },
  decorators: [onMenuSite()],
} satisfies Meta<typeof ExternalLink>;
type Story = StoryObj<typeof ExternalLink>;

export const Default: Story = { name: 'الأساسي · Default' };
