import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneTimeLogInPage } from '../../../menu-site/src/pages/account/OneTimeLogInPage.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-once',
  title: 'الموقع العام · Menu site/الحساب · Account/رابط لمرة واحدة · One-time link',
  component: OneTimeLogInPage,
  args: { data: accountDataOf('once') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(OneTimeLogInPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const SignedIn: Story = {
  name: 'بحساب آخر · Signed in',
  args: { data: accountDataOf('once', { account: owner }) },
};
