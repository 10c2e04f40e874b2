import type { Meta, StoryObj } from '@storybook/react-vite';
import { MePage } from '../../../menu-site/src/pages/account/MePage.js';
import {
  newcomer,
  owner,
  ownerWithLongName,
  sessions,
  accountDataOf,
  renderAccountPage,
  type AccountPageProps,
} from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-me',
  title: 'الموقع العام · Menu site/الحساب · Account/حسابي · My account',
  component: MePage,
  args: { data: accountDataOf('me', { account: owner, sessions }) },
  parameters: { frame: 'screen' },
  render: renderAccountPage(MePage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithoutMenus: Story = {
  name: 'بلا قوائم · Without menus',
  args: { data: accountDataOf('me', { account: newcomer, sessions: sessions.slice(0, 1) }) },
};
export const MayCreateMenu: Story = {
  name: 'ينشئ قائمته · Creates a menu',
  args: { data: accountDataOf('me', { account: { ...newcomer, verified: true }, sessions: sessions.slice(0, 1) }) },
};
export const MenusByTeam: Story = {
  name: 'القوائم من الفريق · Menus by the team',
  args: {
    data: accountDataOf('me', {
      account: { ...newcomer, verified: true, selfService: false },
      sessions: sessions.slice(0, 1),
    }),
  },
};
export const LongName: Story = {
  name: 'اسم طويل · Long name',
  args: { data: accountDataOf('me', { account: ownerWithLongName, sessions }) },
};
