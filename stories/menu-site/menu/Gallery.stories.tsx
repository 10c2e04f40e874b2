import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../../menu-site/src/pages/menu/Gallery.js';
import { aGallery } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Gallery> & {
  readonly title: string;
  readonly display: 'scroll' | 'show-all';
  readonly images: number;
};

export default {
  id: 'menu-site-gallery',
  title: 'الموقع العام · Menu site/القائمة · Menu/المعرض · Gallery',
  component: Gallery,
  args: { title: 'من مطبخنا', display: 'scroll', images: 3 },
  argTypes: {
    display: { control: 'inline-radio', options: ['scroll', 'show-all'] },
    images: { control: { type: 'range', min: 1, max: 3 } },
  },
  decorators: [onMenuSite()],
  render: ({ title, display, images }) => (
    <Gallery gallery={aGallery({ title, display, images: aGallery().images.slice(0, images) })} />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'تمرير · Scrolled' };
export const AllShown: Story = { name: 'كلها ظاهرة · All shown', args: { display: 'show-all' } };
export const OneImage: Story = { name: 'صورة واحدة · One image', args: { images: 1 } };
