import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgotPage } from '../../../menu-site/src/pages/account/PasswordRecoveryPages.js';
import { accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-forgot',
  title: 'الموقع العام · Menu site/الحساب · Account/نسيت كلمة المرور · Forgot password',
  component: ForgotPage,
  args: { data: accountDataOf('forgot') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(ForgotPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
