import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerifyPage } from '../../../menu-site/src/pages/account/VerifyPage.js';
import { newcomer, owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-verify',
  title: 'الموقع العام · Menu site/الحساب · Account/تأكيد البريد · Verify',
  component: VerifyPage,
  args: { data: accountDataOf('verify', { account: newcomer }) },
  parameters: { frame: 'screen' },
  render: renderAccountPage(VerifyPage),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'قبل التأكيد · Not verified' };
export const Verified: Story = {
  name: 'بعد التأكيد · Verified',
  args: { data: accountDataOf('verify', { account: owner }) },
};
