import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountLayout } from '../../../menu-site/src/pages/account/AccountLayout.js';
import { FirstLogo as FirstLogoCard } from '../../../menu-site/src/pages/account/FirstLogo.js';
import { FirstSections as FirstSectionsCard } from '../../../menu-site/src/pages/account/FirstSections.js';
import { InitPage } from '../../../menu-site/src/pages/account/MenuInitPage.js';
import { MenuReady } from '../../../menu-site/src/pages/account/MenuReady.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

const MENU_ID = 'innova000000000000000000';

export default {
  id: 'menu-site-account-init',
  title: 'الموقع العام · Menu site/الحساب · Account/إعداد القائمة · Set up a menu',
  component: InitPage,
  args: {
    data: accountDataOf('init', {
      account: owner,
      menu: {
        _id: MENU_ID,
        username: '',
        name: '',
        description: '',
        address: '',
        phone: '',
        whatsapp: '',
        hasSections: false,
      },
    }),
  },
  parameters: { frame: 'screen' },
  render: renderAccountPage(InitPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const FirstSections: Story = {
  name: 'التصنيفات الأولى · First sections',
  render: renderAccountPage(() => (
    <AccountLayout>
      <FirstSectionsCard menuId={MENU_ID} done={null} />
    </AccountLayout>
  )),
};
export const FirstLogo: Story = {
  name: 'الشعار · Logo',
  render: renderAccountPage(() => (
    <AccountLayout>
      <FirstLogoCard menuId={MENU_ID} done={null} />
    </AccountLayout>
  )),
};
export const Ready: Story = {
  name: 'القائمة جاهزة · The menu is ready',
  render: renderAccountPage(() => (
    <AccountLayout>
      <MenuReady menuId={MENU_ID} username="diwan" />
    </AccountLayout>
  )),
};
