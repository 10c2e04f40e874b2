import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from '../../../menu-site/src/pages/menu/Contact.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-contact',
  title: 'الموقع العام · Menu site/القائمة · Menu/التواصل · Contact',
  component: Contact,
  args: { institution: aMenu().institution },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Contact>;
type Story = StoryObj<typeof Contact>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WhatsappOnly: Story = {
  name: 'واتساب فقط · WhatsApp only',
  args: { institution: { whatsapp: 'https://wa.me/962790000010' } },
};
