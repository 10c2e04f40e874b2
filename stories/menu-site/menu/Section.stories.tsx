import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../../menu-site/src/pages/menu/Section.js';
import { aGallery, anItem, aSection } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Section> & {
  readonly title: string;
  readonly prime: boolean;
  readonly items: number;
  readonly gallery: 'none' | 'scroll' | 'show-all';
};

export default {
  id: 'menu-site-section',
  title: 'الموقع العام · Menu site/القائمة · Menu/التصنيف · Section',
  component: Section,
  args: { title: 'الشاورما', prime: false, items: 2, gallery: 'none' },
  argTypes: {
    items: { control: { type: 'range', min: 0, max: 12 } },
    gallery: { control: 'inline-radio', options: ['none', 'scroll', 'show-all'] },
  },
  decorators: [onMenuSite()],
  render: ({ items, gallery, ...texts }) => {
    const { _id = '', ...section } = aSection(texts);
    const shown = Array.from({ length: items }, (_, index) => anItem({ _id: `item${index}`, pin: index === 1 }));
    const galleries = gallery === 'none' ? [] : [aGallery({ display: gallery })];
    return <Section section={{ ...section, _id, items: shown, galleries }} />;
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Prime: Story = { name: 'رئيسي · Prime', args: { prime: true } };
export const WithGallery: Story = { name: 'مع معرض · With gallery', args: { gallery: 'scroll' } };
export const GalleryAlone: Story = { name: 'معرض فقط · Gallery alone', args: { gallery: 'show-all', items: 0 } };
export const LongTitle: Story = {
  name: 'عنوان طويل · Long title',
  args: { title: 'الأطباق الشعبية الأردنية التي تُحضَّر بالطلب قبل يوم كامل', prime: true },
};
