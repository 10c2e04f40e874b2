import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combos } from '../../../menu-site/src/pages/menu/Combos.js';
import { aCombo, aMenu, anItem, aPicture, aSection } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Combos> & {
  readonly title: string;
  readonly price: number;
  readonly purchases: boolean;
  readonly soldOut: boolean;
  /** How many of the dishes have a picture. */
  readonly pictures: number;
};

/** The names of pictures, which are also the titles of the dishes. */
const PICTURES = ['burger', 'wrap', 'salad', 'main', 'logo'];

export default {
  id: 'menu-site-combos',
  title: 'الموقع العام · Menu site/القائمة · Menu/الوجبات المجمّعة · Combos',
  component: Combos,
  argTypes: { pictures: { control: { type: 'range', min: 0, max: 5 } } },
  args: { title: 'لمّة العائلة', price: 9.75, purchases: true, soldOut: false, pictures: 4 },
  decorators: [onMenuSite()],
  render: ({ title, price, purchases, soldOut, pictures }) => {
    const { sections, settings, ...menu } = aMenu();
    const dishes = PICTURES.map((picture, index) =>
      anItem({ _id: `dish${index}`, title: picture, image: index < pictures ? aPicture(picture) : null, soldOut }),
    );
    const parts = dishes.map(({ _id, title: name }) => ({ _id, title: name, description: '' }));
    const combos = [
      aCombo({ title, price, items: parts }),
      aCombo({ _id: 'second', title: 'سفرة لشخصين', price: 14, items: parts.slice(0, 2) }),
    ];
    const whole = {
      ...menu,
      combos,
      sections: [...sections, aSection({ _id: 'dishes', items: dishes })],
      settings: { ...settings, doMenuPurchase: purchases },
    };
    return <Combos menu={whole} group={{ id: 'combos', combos }} />;
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const SoldOut: Story = { name: 'نفد · Sold out', args: { soldOut: true } };
export const PurchasesOff: Story = { name: 'بلا شراء · Purchases off', args: { purchases: false } };
export const OnePicture: Story = { name: 'صورة واحدة · One picture', args: { pictures: 1 } };
export const ThreePictures: Story = { name: 'ثلاث صور · Three pictures', args: { pictures: 3 } };
export const WithoutPictures: Story = { name: 'بلا صور · Without pictures', args: { pictures: 0 } };
