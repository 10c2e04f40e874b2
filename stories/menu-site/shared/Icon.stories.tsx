import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconPaths, type IconName } from '../../../menu-site/src/components/siteIconPaths.js';
import { Icon } from '../../../menu-site/src/components/Icon.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-icon',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/أيقونة · Icon',
  component: Icon,
  args: { name: 'cart', mirrorsInRtl: false },
  argTypes: { name: { control: 'select', options: Object.keys(iconPaths) as IconName[] } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Default: Story = { name: 'الأساسي · Default' };
/** An arrow points in the direction of the text. */
export const Arrow: Story = { name: 'سهم · Arrow', args: { name: 'forward', mirrorsInRtl: true } };
