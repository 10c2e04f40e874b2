import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MenuToSetUp } from '@qaima/schemas';
import { InitPage } from '../../../menu-site/src/pages/account/MenuInitPage.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

const menu: MenuToSetUp = {
  _id: 'innova000000000000000000',
  step: 'details',
  username: '',
  name: '',
  description: '',
  address: '',
  phone: '0790000000',
  whatsapp: '',
  country: 'JO',
  language: 'ar',
  logo: null,
  sections: [],
};
const at = (changes: Partial<MenuToSetUp>) => ({
  data: accountDataOf('init', { account: owner, menu: { ...menu, ...changes } }),
});

export default {
  id: 'menu-site-account-init',
  title: 'الموقع العام · Menu site/الحساب · Account/إعداد القائمة · Set up a menu',
  component: InitPage,
  args: at({}),
  parameters: { frame: 'screen' },
  render: renderAccountPage(InitPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const FirstSections: Story = { name: 'التصنيفات الأولى · First sections', args: at({ step: 'sections' }) };
export const FirstLogo: Story = { name: 'الشعار · Logo', args: at({ step: 'logo' }) };
export const Ready: Story = {
  name: 'القائمة جاهزة · The menu is live',
  args: at({
    step: 'done',
    username: 'diwan',
    sections: ['مقبلات', 'سلطات', 'مشاوي'].map((title, at) => ({ _id: `section${at}`, title, isExample: true })),
  }),
};
