import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvitationPage } from '../../../menu-site/src/pages/account/InvitationPage.js';
import { owner, accountDataOf, renderAccountPage, type AccountPageProps } from '../../support/siteAccount.js';

/** Shows the page in its state after the client script has loaded the invitation. */
const showInvitation = (canvasElement: HTMLElement) => {
  const texts: Readonly<Record<string, string>> = { by: 'ليث الخطيب', menuName: 'مطعم إنوفا' };
  for (const part of canvasElement.querySelectorAll<HTMLElement>('[data-invited]'))
    part.textContent = texts[part.dataset['invited'] ?? ''] ?? '';
  for (const part of canvasElement.querySelectorAll<HTMLElement>('[data-invitation], [data-invited-role=editor]'))
    part.hidden = false;
};

export default {
  id: 'menu-site-account-invitation',
  title: 'الموقع العام · Menu site/الحساب · Account/دعوة إلى فريق · Invitation',
  component: InvitationPage,
  args: { data: accountDataOf('invitation') },
  parameters: { frame: 'screen' },
  render: renderAccountPage(InvitationPage),
  play: ({ canvasElement }) => showInvitation(canvasElement),
} satisfies Meta<AccountPageProps>;
type Story = StoryObj<AccountPageProps>;

export const Default: Story = { name: 'الأساسي · Default' };
export const SignedIn: Story = {
  name: 'داخل حسابه · Signed in',
  args: { data: accountDataOf('invitation', { account: owner }) },
};
