import type { Meta, StoryObj } from '@storybook/react-vite';
import { CollapsiblePanel } from '../../../menu-site/src/pages/menu/CollapsiblePanel.js';
import { iconPaths, type IconName } from '../../../menu-site/src/components/siteIconPaths.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-collapsible-panel',
  title: 'الموقع العام · Menu site/القائمة · Menu/لوحة قابلة للطي · Collapsible panel',
  component: CollapsiblePanel,
  args: { id: 'panel', title: 'معلومات عنّا · About us', icon: 'clock', children: <p>10:00 – 23:00</p> },
  argTypes: {
    icon: { control: 'select', options: Object.keys(iconPaths) as IconName[] },
    id: { table: { disable: true } },
    children: { table: { disable: true } },
  },
  decorators: [onMenuSite()],
} satisfies Meta<typeof CollapsiblePanel>;
type Story = StoryObj<typeof CollapsiblePanel>;

export const Default: Story = { name: 'الأساسي · Default' };
