import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingPage } from '../../../menu-site/src/pages/landing/LandingPage.js';
import { renderService, serviceArgs, type ServiceArgs } from '../../support/providerSite.js';

/** The landing page of the service. */
const Landing = renderService(LandingPage);

export default {
  id: 'menu-site-landing-page',
  title: 'الموقع العام · Menu site/الخدمة · Service/الصفحة الرئيسية · Landing page',
  component: Landing,
  args: serviceArgs,
  parameters: { frame: 'screen' },
} satisfies Meta<ServiceArgs>;
type Story = StoryObj<ServiceArgs>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithoutContact: Story = { name: 'بلا وسائل تواصل · Without contact', args: { contact: false } };
export const SignedIn: Story = { name: 'بعد الدخول · Signed in', args: { reader: 'رنا منصور' } };
