import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuPage } from '../../../menu-site/src/pages/menu/MenuPage.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';
import { longNames, menuArgs, menuArgTypes, menuFrom, type MenuArgs } from '../../support/menuArgs.js';

type Args = ComponentProps<typeof MenuPage> & MenuArgs & { readonly sections: boolean };

export default {
  id: 'menu-site-menu-page',
  title: 'الموقع العام · Menu site/الصفحات · Pages/القائمة · Menu',
  component: MenuPage,
  args: { ...menuArgs, sections: true },
  argTypes: menuArgTypes,
  parameters: { frame: 'screen' },
  render: ({ sections, ...args }) => {
    const menu = menuFrom(args);
    const shown = sections ? menu : { ...menu, sections: [], combos: [] };
    return (
      <MenuSitePage data={{ kind: 'menu', menu: shown }} isPage>
        <MenuPage menu={shown} />
      </MenuSitePage>
    );
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Reservations: Story = { name: 'حجوزات · Reservations', args: { purchases: 'reserve' } };
export const PurchasesOff: Story = { name: 'بلا شراء · Purchases off', args: { purchases: 'off' } };
export const WithoutPictures: Story = { name: 'بلا صور · Without pictures', args: { pictures: false } };
export const LongNames: Story = { name: 'أسماء طويلة · Long names', args: longNames };
export const Empty: Story = { name: 'بلا أصناف · Empty', args: { sections: false } };
