import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Branches } from '../../menu-site/src/pages/menu/branches/Branches.js';
import { showDistances } from '../../menu-site/src/pages/menu/branches/client/closest.js';
import { toggleMap } from '../../menu-site/src/pages/menu/branches/client/map.js';
import { placesOf } from '../../menu-site/src/pages/menu/branches/places.js';
import type { SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aMenu } from '../../menu-site/src/testing/menuFixtures.js';
import tile from './pictures/tile.svg';
import { SiteStory } from './SiteStory.js';

interface BranchesStoryProps {
  readonly menu?: SiteMenu;
  readonly marksClosest?: boolean;
  /** In kilometres, in the order of the places that have a point; null for one that can't be had. */
  readonly distances?: readonly (number | null)[];
  /** The address of the pictures of the first place's map; none: it stays closed. */
  readonly tiles?: string;
}

/** The list as the page's own scripts leave it. */
function Places({ menu = aMenu(), marksClosest = true, distances, tiles }: BranchesStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current?.querySelector<HTMLElement>('.places');
    const button = list?.querySelector<HTMLElement>('[data-map]');
    if (!list || list.dataset['alive']) return;
    list.dataset['alive'] = '';
    list.ownerDocument.documentElement.classList.add('live');
    if (distances) showDistances(list, distances);
    if (button && tiles) void toggleMap(button, tiles);
  });
  return (
    <div ref={place}>
      <h1 className="sr">{menu.institution?.name}</h1>
      <Branches places={placesOf(menu)} marksClosest={marksClosest} />
    </div>
  );
}

function BranchesStory(props: BranchesStoryProps) {
  return (
    <SiteStory menu={props.menu ?? aMenu()}>
      <Places {...props} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Branches', component: BranchesStory } satisfies Meta<typeof BranchesStory>;
type Story = StoryObj<typeof BranchesStory>;

const { institution, branches = [] } = aMenu();
const LONG =
  'عمّان، شارع الملكة رانيا العبدالله، مجمّع بيت جدّي التجاري للمأكولات الشعبية، الطابق الأرضي مقابل البوابة الشمالية للجامعة';
const alone = { branches: [], institution: { location: { address: 'العقبة، شارع السعادة' } } } as const;

export const MainFirst: Story = { args: {} };
export const Closest: Story = { args: { distances: [3.24, 61.8] } };
export const BranchIsClosest: Story = { args: { distances: [61.8, 0.7] } };
export const OneCouldNotBeMeasured: Story = { args: { distances: [null, 318.6] } };
export const WithoutDistances: Story = { args: { marksClosest: false } };
export const WithoutPointOrPhone: Story = { args: { menu: aMenu({ ...alone, branches: [] }) } };
export const LongNames: Story = {
  args: {
    menu: aMenu({
      institution: { ...institution, location: { ...institution?.location, address: LONG } },
      branches: branches.map(({ location, ...rest }) => ({ ...rest, location: { ...location, address: LONG } })),
    }),
    distances: [3.24, 61.8],
  },
};
export const MapOpen: Story = { args: { tiles: tile } };
export const MapWithoutPictures: Story = { args: { tiles: '/no-such-tile.png' } };
