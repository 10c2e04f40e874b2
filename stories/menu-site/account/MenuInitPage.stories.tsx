import type { Meta, StoryObj } from '@storybook/react-vite';
import { InitPage } from '../../../menu-site/src/pages/account/MenuInitPage.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-init',
  title: 'الموقع العام · Menu site/الحساب · Account/إعداد القائمة · Set up a menu',
  component: InitPage,
  args: {
    data: accountDataOf('init', {
      account: owner,
      menu: { _id: 'innova000000000000000000', username: '', name: '', description: '', address: '', phone: '' },
    }),
  },
  parameters: { frame: 'screen' },
  render: renderAccountPage(InitPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
