import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../../menu-site/src/pages/menu/Footer.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Footer> & { readonly endingPhrase: string };

export default {
  id: 'menu-site-footer',
  title: 'الموقع العام · Menu site/القائمة · Menu/التذييل · Footer',
  component: Footer,
  args: { endingPhrase: 'صحتين وعافية.' },
  decorators: [onMenuSite({ isPage: true })],
  render: ({ endingPhrase }) => <Footer menu={aMenu({ endingPhrase })} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const WithoutPhrase: Story = { name: 'بلا عبارة · Without phrase', args: { endingPhrase: '' } };
