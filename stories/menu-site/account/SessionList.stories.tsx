import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionList } from '../../../menu-site/src/pages/account/SessionList.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { accountDataOf, sessions } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-sessions',
  title: 'الموقع العام · Menu site/الحساب · Account/الجلسات · Sessions',
  component: SessionList,
  args: { sessions },
  decorators: [onMenuSite({ data: accountDataOf('me') })],
} satisfies Meta<typeof SessionList>;
type Story = StoryObj<typeof SessionList>;

export const Default: Story = { name: 'الأساسي · Default' };
export const OneSession: Story = { name: 'جلسة واحدة · One session', args: { sessions: sessions.slice(0, 1) } };
