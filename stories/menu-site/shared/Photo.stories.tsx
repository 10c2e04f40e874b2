import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPicture } from '../../../menu-site/src/testing/menuFixtures.js';
import { Photo } from '../../../menu-site/src/components/Photo.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

export default {
  id: 'menu-site-photo',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/صورة · Photo',
  component: Photo,
  args: { file: aPicture('burger'), sizes: '320px', alt: 'برجر · Burger' },
  argTypes: { file: { control: 'select', options: ['burger', 'salad', 'wrap'].map((name) => aPicture(name)) } },
  decorators: [onMenuSite()],
} satisfies Meta<typeof Photo>;
type Story = StoryObj<typeof Photo>;

export const Default: Story = { name: 'الأساسي · Default' };
