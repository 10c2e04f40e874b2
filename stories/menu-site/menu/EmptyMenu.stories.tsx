import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyMenu } from '../../../menu-site/src/pages/menu/EmptyMenu.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof EmptyMenu> & { readonly phone: string };

export default {
  id: 'menu-site-empty-menu',
  title: 'الموقع العام · Menu site/القائمة · Menu/قائمة فارغة · Empty menu',
  component: EmptyMenu,
  args: { phone: '+962 6 500 0142' },
  decorators: [onMenuSite()],
  render: ({ phone }) => <EmptyMenu menu={aMenu({ institution: { contact: { phone } } })} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithoutPhone: Story = { name: 'بلا هاتف · Without phone', args: { phone: '' } };
