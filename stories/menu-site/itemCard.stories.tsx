import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemCard } from '../../menu-site/src/pages/menu/ItemCard.js';
import type { SiteItem } from '../../menu-site/src/document/siteTypes.js';
import { anItem, aPicture } from '../../menu-site/src/testing/menuFixtures.js';
import { SiteStory } from './SiteStory.js';

function Cards({ items }: { readonly items: readonly SiteItem[] }) {
  return (
    <SiteStory>
      <ul className="cards">
        {items.map((item, index) => (
          <ItemCard key={index} item={item} />
        ))}
      </ul>
    </SiteStory>
  );
}

export default { title: 'Menu site/Item card', component: Cards } satisfies Meta<typeof Cards>;
type Story = StoryObj<typeof Cards>;

const sale = { onSale: true, offPrice: 0.2 };
const subItems = [
  { title: 'عادي', price: 3.5 },
  { title: 'سوبر', price: 4.5 },
  { title: 'عائلي', price: 9 },
];
const long = {
  title: 'صينية مشاوي مشكّلة على الفحم تكفي ستة أشخاص مع المقبلات والسلطات والخبز الطازج',
  description: 'كباب حلبي وشيش طاووق وشقف لحم بلدي وريش غنم، مع حمّص ومتبّل وتبّولة وفتّوش وخبز شراك وبصل وبندورة مشوية.',
};

export const SmallImage: Story = { args: { items: [anItem()] } };
export const LargeImage: Story = {
  args: { items: [anItem({ show: { type: 'large-image' }, image: aPicture('burger', '1120x630'), subItems })] },
};
export const NoImage: Story = { args: { items: [anItem({ image: null }), anItem({ image: null, sale, pin: true })] } };
export const OnSale: Story = { args: { items: [anItem({ sale }), anItem({ sale, price: 1250.75 })] } };
export const WithSubItems: Story = { args: { items: [anItem({ subItems }), anItem({ subItems, sale })] } };
export const Pinned: Story = { args: { items: [anItem({ pin: true })] } };
export const SoldOut: Story = {
  args: {
    items: [
      anItem({ soldOut: true }),
      anItem({ soldOut: true, image: null }),
      anItem({ soldOut: true, show: { type: 'large-image' }, sale }),
    ],
  },
};
export const WithoutPrice: Story = { args: { items: [anItem({ price: 0 })] } };
export const LongName: Story = {
  args: { items: [anItem(long), anItem({ ...long, image: null }), anItem({ ...long, show: { type: 'large-image' } })] },
};
export const LatinName: Story = {
  args: {
    items: [anItem({ title: 'Double Smash Burger XL', description: 'Two patties, cheddar, house sauce.', sale })],
  },
};
