import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../../menu-site/src/pages/menu/Section.js';
import { aGallery, anItem, aSection } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Section> & {
  readonly title: string;
  readonly prime: boolean;
  readonly items: number;
  /** How many of the items have a picture. */
  readonly pictures: number;
  readonly gallery: 'none' | 'scroll' | 'show-all';
};

export default {
  id: 'menu-site-section',
  title: 'الموقع العام · Menu site/القائمة · Menu/التصنيف · Section',
  component: Section,
  args: { title: 'الشاورما', prime: false, items: 2, pictures: 12, gallery: 'none' },
  argTypes: {
    pictures: { control: { type: 'range', min: 0, max: 12 } },
    items: { control: { type: 'range', min: 0, max: 12 } },
    gallery: { control: 'inline-radio', options: ['none', 'scroll', 'show-all'] },
  },
  decorators: [onMenuSite()],
  render: ({ items, pictures, gallery, ...texts }) => {
    const { _id, ...section } = aSection(texts);
    const shown = Array.from({ length: items }, (_, index) =>
      anItem({ _id: `item${index}`, pin: index === 1, ...(index < pictures ? {} : { image: null }) }),
    );
    const galleries = gallery === 'none' ? [] : [aGallery({ display: gallery })];
    return <Section section={{ ...section, _id, items: shown, galleries }} />;
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Prime: Story = { name: 'رئيسي · Prime', args: { prime: true } };
export const WithGallery: Story = { name: 'مع معرض · With gallery', args: { gallery: 'scroll' } };
export const GalleryAlone: Story = { name: 'معرض فقط · Gallery alone', args: { gallery: 'show-all', items: 0 } };
export const PriceList: Story = { name: 'قائمة أسعار · Price list', args: { items: 7, pictures: 2 } };
export const LongTitle: Story = {
  name: 'عنوان طويل · Long title',
  args: { title: 'الأطباق الشعبية الأردنية التي تُحضَّر بالطلب قبل يوم كامل', prime: true },
};
