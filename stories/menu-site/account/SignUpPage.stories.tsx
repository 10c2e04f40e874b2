import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpPage } from '../../../menu-site/src/pages/account/SignUpPage.js';
import { accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-sign-up',
  title: 'الموقع العام · Menu site/الحساب · Account/إنشاء حساب · Sign up',
  component: SignUpPage,
  args: { data: accountDataOf('signUp') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(SignUpPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
