import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetPage } from '../../../menu-site/src/pages/account/PasswordRecoveryPages.js';
import { accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-reset',
  title: 'الموقع العام · Menu site/الحساب · Account/كلمة مرور جديدة · Reset password',
  component: ResetPage,
  args: { data: accountDataOf('reset') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(ResetPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
