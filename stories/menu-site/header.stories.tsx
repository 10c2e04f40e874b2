import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../menu-site/src/pages/menu/Header.js';
import type { SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aMenu, SATURDAY_AFTERNOON } from '../../menu-site/src/testing/menuFixtures.js';
import { SiteStory } from './SiteStory.js';

interface HeaderStoryProps {
  readonly menu: SiteMenu;
  readonly now?: number;
  readonly width?: number;
}

function HeaderStory({ menu, ...frame }: HeaderStoryProps) {
  return (
    <SiteStory menu={menu} {...frame}>
      <Header menu={menu} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Header', component: HeaderStory } satisfies Meta<typeof HeaderStory>;
type Story = StoryObj<typeof HeaderStory>;

const HOUR = 3_600_000;
const { institution } = aMenu();
const bare = { institution: { ...institution, logo: null }, menuMainImage: null } as const;

export const Open: Story = { args: { menu: aMenu() } };
export const ClosesSoon: Story = { args: { menu: aMenu(), now: SATURDAY_AFTERNOON + 8.5 * HOUR } };
export const Closed: Story = { args: { menu: aMenu(), now: SATURDAY_AFTERNOON - 24 * HOUR } };
export const OpenAllDay: Story = { args: { menu: aMenu(), now: SATURDAY_AFTERNOON + 4 * 24 * HOUR } };
export const PastMidnight: Story = { args: { menu: aMenu(), now: SATURDAY_AFTERNOON + (5 * 24 + 11) * HOUR } };
export const ForReservations: Story = { args: { menu: aMenu({ settings: { purchaseMethod: 'reserve' } }) } };
export const WithoutPictures: Story = { args: { menu: aMenu(bare) } };
export const OnlyJustBegun: Story = { args: { menu: aMenu({ institution: {}, menuMainImage: null, branches: [] }) } };
export const LongNames: Story = {
  args: {
    menu: aMenu({
      institution: {
        ...institution,
        name: 'مطاعم ومطابخ بيت جدّي للمأكولات الشعبية الأردنية والفلسطينية',
        description: 'منسف ومسخّن ومقلوبة وقدرة خليلية ومشاوي على الفحم، تُطبخ كل صباح وتصلكم ساخنة أينما كنتم في عمّان.',
      },
    }),
  },
};
export const BoldColours: Story = {
  args: {
    menu: aMenu({
      ...bare,
      colors: { mainColor: '#ffe600', secondaryColor: '#00c2a8', shadeColor: '#777777', tintColor: '#ff00ff' },
    }),
  },
};
export const Wide: Story = { args: { menu: aMenu(), width: 1100 } };
