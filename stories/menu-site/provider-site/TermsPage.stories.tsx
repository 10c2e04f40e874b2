import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsPage } from '../../../menu-site/src/pages/terms/TermsPage.js';
import { renderService, serviceArgs, type ServiceArgs } from '../../support/providerSite.js';

/** The terms of the service. */
const Conditions = renderService(TermsPage, 'conditions');

export default {
  id: 'menu-site-conditions-page',
  title: 'الموقع العام · Menu site/الخدمة · Service/الشروط · Conditions',
  component: Conditions,
  args: serviceArgs,
  parameters: { frame: 'screen' },
} satisfies Meta<ServiceArgs>;
type Story = StoryObj<ServiceArgs>;

export const Default: Story = { name: 'الأساسي · Default' };
