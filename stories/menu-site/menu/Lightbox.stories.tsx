import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openLightbox } from '../../../menu-site/src/pages/menu/client/lightbox.js';
import { Gallery } from '../../../menu-site/src/pages/menu/Gallery.js';
import { aGallery } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Gallery> & { readonly images: number };

export default {
  id: 'menu-site-lightbox',
  title: 'الموقع العام · Menu site/القائمة · Menu/الصورة الكبيرة · Large picture',
  component: Gallery,
  args: { images: 3 },
  argTypes: { images: { control: { type: 'range', min: 1, max: 3 } } },
  parameters: { frame: 'screen' },
  decorators: [onMenuSite()],
  render: ({ images }) => <Gallery gallery={aGallery({ images: aGallery().images.slice(0, images) })} />,
  // The dialog is outside of the story's element, so it is closed when the story ends.
  beforeEach: () => () => document.querySelector<HTMLDialogElement>('#large')?.close(),
  play: ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLAnchorElement>('a[data-large]');
    if (link) openLightbox(link);
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const InGallery: Story = { name: 'من معرض · In a gallery' };
export const Single: Story = { name: 'صورة واحدة · Single', args: { images: 1 } };
