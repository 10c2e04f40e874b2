import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogInPage } from '../../../menu-site/src/pages/account/LogInPage.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-log-in',
  title: 'الموقع العام · Menu site/الحساب · Account/تسجيل الدخول · Log in',
  component: LogInPage,
  args: { data: accountDataOf('logIn') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(LogInPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithNextPage: Story = {
  name: 'في الطريق إلى صفحة · With a next page',
  args: { data: accountDataOf('logIn', { next: '/me' }) },
};
export const OtherAccount: Story = {
  name: 'حساب آخر · Other account',
  args: { data: accountDataOf('logIn', { next: '/m/innova/init', account: owner }) },
};
export const ByLink: Story = {
  name: 'برابط · By link',
  args: { data: accountDataOf('logIn', { filled: { username: 'rana.mansour', password: 'olives and thyme' } }) },
};
export const LoggedIn: Story = {
  name: 'بعد الدخول · Logged in',
  args: { data: accountDataOf('logIn', { account: owner }) },
};
