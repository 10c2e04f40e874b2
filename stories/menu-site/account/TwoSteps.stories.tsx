import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoSteps } from '../../../menu-site/src/pages/account/TwoSteps.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { accountDataOf } from '../../support/siteAccount.js';

export default {
  id: 'menu-site-account-two-steps',
  title: 'الموقع العام · Menu site/الحساب · Account/التحقق بخطوتين · Two-step verification',
  component: TwoSteps,
  args: { factors: { totp: false, recoveryCodes: 0 } },
  decorators: [onMenuSite({ data: accountDataOf('me') })],
} satisfies Meta<typeof TwoSteps>;
type Story = StoryObj<typeof TwoSteps>;

export const Off: Story = { name: 'غير مفعّل · Off' };
export const Required: Story = { name: 'مطلوب · Required', args: { need: 'required' } };
export const On: Story = { name: 'مفعّل · On', args: { factors: { totp: true, recoveryCodes: 10 } } };
export const FewCodes: Story = { name: 'رموز قليلة · Few codes', args: { factors: { totp: true, recoveryCodes: 1 } } };
