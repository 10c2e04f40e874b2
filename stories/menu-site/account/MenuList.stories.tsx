import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuList } from '../../../menu-site/src/pages/account/MenuList.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { accountDataOf, owner } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-menu-list',
  title: 'الموقع العام · Menu site/الحساب · Account/قوائم الحساب · Menu list',
  component: MenuList,
  args: { menus: owner.menus },
  decorators: [onMenuSite({ data: accountDataOf('me') })],
} satisfies Meta<typeof MenuList>;
type Story = StoryObj<typeof MenuList>;

export const Default: Story = { name: 'الأساسي · Default' };
