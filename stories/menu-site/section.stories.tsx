import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../menu-site/src/pages/menu/Gallery.js';
import { Section } from '../../menu-site/src/pages/menu/Section.js';
import { SectionNav } from '../../menu-site/src/pages/menu/SectionNav.js';
import type { SiteSection } from '../../menu-site/src/document/siteTypes.js';
import { aGallery, anItem, aSection } from '../../menu-site/src/testing/menuFixtures.js';
import { SiteStory } from './SiteStory.js';

function SectionStory({ section }: { readonly section: SiteSection }) {
  const { _id = '', title, prime, items, galleries } = section;
  return (
    <SiteStory>
      <SectionNav
        entries={['العروض', title, 'المشروبات الساخنة', 'الحلويات'].map((entry, index) => ({
          id: index === 1 ? _id : `s${index}`,
          title: entry,
          count: 4 + index,
        }))}
      />
      <Section section={{ _id, title, prime, items, galleries }} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Section', component: SectionStory } satisfies Meta<typeof SectionStory>;
type Story = StoryObj<typeof SectionStory>;

export const Ordinary: Story = { args: { section: aSection() } };
export const Main: Story = { args: { section: aSection({ prime: true, items: [anItem(), anItem({ pin: true })] }) } };
export const PicturesToScroll: Story = { args: { section: aSection({ galleries: [aGallery()] }) } };
export const PicturesAllShown: Story = {
  args: { section: aSection({ items: [], galleries: [aGallery({ display: 'show-all' })] }) },
};
export const LongTitle: Story = {
  args: { section: aSection({ title: 'الأطباق الشعبية الأردنية التي تُحضَّر بالطلب قبل يوم كامل', prime: true }) },
};

export const OneGallery: StoryObj<typeof Gallery> = {
  render: () => (
    <SiteStory>
      <Gallery gallery={aGallery({ images: aGallery().images.slice(0, 1) })} />
    </SiteStory>
  ),
};
