import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiveOptions } from '../../../menu-site/src/pages/menu/ReceiveOptions.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const options = aMenu().orderReceiveOptions ?? [];

export default {
  id: 'menu-site-receive-options',
  title: 'الموقع العام · Menu site/القائمة · Menu/طرق الاستلام · Receive options',
  component: ReceiveOptions,
  args: { options },
  decorators: [onMenuSite()],
} satisfies Meta<typeof ReceiveOptions>;
type Story = StoryObj<typeof ReceiveOptions>;

export const Default: Story = { name: 'الأساسي · Default' };
export const One: Story = { name: 'طريقة واحدة · One option', args: { options: options.slice(0, 1) } };
