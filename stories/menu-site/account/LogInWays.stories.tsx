import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogInWays } from '../../../menu-site/src/pages/account/LogInWays.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { accountDataOf } from '../../support/siteAccount.js';

const phone = {
  _id: 'a',
  title: '',
  device: 'Chrome, Android',
  createdAt: '2026-11-30T10:00:00.000Z',
  usedAt: '2026-11-30T12:00:00.000Z',
  syncs: true,
};

export default {
  id: 'menu-site-account-log-in-ways',
  title: 'الموقع العام · Menu site/الحساب · Account/طرق الدخول · Ways to log in',
  component: LogInWays,
  args: { username: 'rana', factors: { totp: false, passkeys: [], recoveryCodes: 0 } },
  decorators: [onMenuSite({ data: accountDataOf('me') })],
} satisfies Meta<typeof LogInWays>;
type Story = StoryObj<typeof LogInWays>;

export const PasswordOnly: Story = { name: 'كلمة مرور فقط · Password only' };
export const All: Story = {
  name: 'الكل · All',
  args: { factors: { totp: true, passkeys: [phone, { ...phone, _id: 'b', title: 'خزنة' }], recoveryCodes: 10 } },
};
