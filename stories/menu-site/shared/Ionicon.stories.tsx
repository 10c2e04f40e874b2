import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_RECEIVE_ICON, receiveIcons } from '@qaima/schemas';
import { Ionicon } from '../../../menu-site/src/components/Ionicon.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-ionicon',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/أيقونة الاستلام · Ionicon',
  component: Ionicon,
  args: { name: 'bicycle-outline', otherwise: DEFAULT_RECEIVE_ICON },
  argTypes: { name: { control: 'select', options: receiveIcons.map(({ name }) => name) } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Ionicon>;
type Story = StoryObj<typeof Ionicon>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Unknown: Story = { name: 'اسم مجهول · Unknown name', args: { name: 'not-an-icon' } };
