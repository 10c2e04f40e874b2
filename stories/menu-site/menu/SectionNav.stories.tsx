import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionNav } from '../../../menu-site/src/pages/menu/SectionNav.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof SectionNav> & { readonly titles: readonly string[] };

export default {
  id: 'menu-site-section-nav',
  title: 'الموقع العام · Menu site/القائمة · Menu/تنقل التصنيفات · Section navigation',
  component: SectionNav,
  args: { titles: ['العروض', 'الشاورما', 'المشروبات الساخنة', 'الحلويات'] },
  decorators: [onMenuSite()],
  render: ({ titles }) => (
    <SectionNav entries={titles.map((title, index) => ({ id: `s${index}`, title, count: 4 + index }))} />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Many: Story = {
  name: 'تصنيفات كثيرة · Many sections',
  args: { titles: Array.from({ length: 14 }, (_, index) => `تصنيف ${index + 1}`) },
};
export const LatinTitles: Story = {
  name: 'عناوين لاتينية · Latin titles',
  args: { titles: ['Deals', 'Burgers', 'Hot drinks'] },
};
