import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage } from '../../../menu-site/src/pages/guide/GuidePage.js';
import { renderService, serviceArgs, type ServiceArgs } from '../../support/providerSite.js';

/** The guide for owners. Each screen links to its section of the guide. */
const Guide = renderService(({ data }) => <GuidePage data={{ ...data, page: 'guide' }} />, 'guide');

export default {
  id: 'menu-site-guide-page',
  title: 'الموقع العام · Menu site/الخدمة · Service/الدليل · Guide',
  component: Guide,
  args: serviceArgs,
  parameters: { frame: 'screen' },
} satisfies Meta<ServiceArgs>;
type Story = StoryObj<ServiceArgs>;

export const Default: Story = { name: 'الأساسي · Default' };
