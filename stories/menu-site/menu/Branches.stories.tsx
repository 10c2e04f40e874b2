import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Branches } from '../../../menu-site/src/pages/menu/branches/Branches.js';
import { showDistances } from '../../../menu-site/src/pages/menu/branches/client/nearestBranch.js';
import { toggleMap } from '../../../menu-site/src/pages/menu/branches/client/map.js';
import { venueLocationsOf } from '../../../menu-site/src/pages/menu/branches/venueLocations.js';
import type { SiteMenu } from '../../../menu-site/src/document/siteTypes.js';
import { aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import tile from '../../support/pictures/tile.svg';

type Args = ComponentProps<typeof Branches> & {
  readonly menu: SiteMenu;
  /** In km, in the order of the branches with a location; null if a distance can't be measured. */
  readonly distances: readonly (number | null)[];
  /** The URL template of the map's tiles; if empty, the map stays closed. */
  readonly tiles: string;
};

export default {
  id: 'menu-site-branches',
  title: 'الموقع العام · Menu site/القائمة · Menu/الأفرع · Branches',
  component: Branches,
  args: { menu: aMenu(), marksClosest: true, distances: [], tiles: '' },
  argTypes: { menu: { table: { disable: true } } },
  decorators: [onMenuSite()],
  render: ({ menu, marksClosest, distances, tiles }) => (
    <ClientScript
      args={[menu, marksClosest, distances, tiles]}
      run={(root) => {
        const list = root.querySelector<HTMLElement>('.places');
        const button = list?.querySelector<HTMLElement>('[data-map]');
        if (list && distances.length > 0) showDistances(list, distances);
        if (button && tiles) void toggleMap(button, tiles);
      }}
    >
      <h1 className="sr">{menu.institution?.name}</h1>
      <Branches places={venueLocationsOf(menu)} marksClosest={marksClosest} />
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const { institution, branches = [] } = aMenu();
const LONG_ADDRESS =
  'عمّان، شارع الملكة رانيا العبدالله، مجمّع بيت جدّي التجاري للمأكولات الشعبية، الطابق الأرضي مقابل البوابة الشمالية للجامعة';

export const Default: Story = { name: 'الأساسي · Default' };
export const MainIsClosest: Story = { name: 'الرئيسي أقرب · Main is closest', args: { distances: [3.24, 61.8] } };
export const BranchIsClosest: Story = { name: 'فرع أقرب · Branch is closest', args: { distances: [61.8, 0.7] } };
export const OneUnmeasured: Story = { name: 'مسافة مجهولة · One unmeasured', args: { distances: [null, 318.6] } };
export const WithoutDistances: Story = { name: 'بلا مسافات · Without distances', args: { marksClosest: false } };
export const AddressOnly: Story = {
  name: 'عنوان فقط · Address only',
  args: { menu: aMenu({ branches: [], institution: { location: { address: 'العقبة، شارع السعادة' } } }) },
};
export const LongAddresses: Story = {
  name: 'عناوين طويلة · Long addresses',
  args: {
    menu: aMenu({
      institution: { ...institution, location: { ...institution?.location, address: LONG_ADDRESS } },
      branches: branches.map(({ location, ...rest }) => ({
        ...rest,
        location: { ...location, address: LONG_ADDRESS },
      })),
    }),
    distances: [3.24, 61.8],
  },
};
export const MapOpen: Story = { name: 'خريطة مفتوحة · Map open', args: { tiles: tile } };
export const MapWithoutTiles: Story = {
  name: 'خريطة بلا صور · Map without tiles',
  args: { tiles: '/no-such-tile.png' },
};
