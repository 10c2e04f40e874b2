import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combos } from '../../../menu-site/src/pages/menu/Combos.js';
import { aCombo, aMenu } from '../../../menu-site/src/testing/menuFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof Combos> & {
  readonly title: string;
  readonly price: number;
  readonly purchases: boolean;
  readonly soldOut: boolean;
};

export default {
  id: 'menu-site-combos',
  title: 'الموقع العام · Menu site/القائمة · Menu/الوجبات المجمّعة · Combos',
  component: Combos,
  args: { title: 'لمّة العائلة', price: 9.75, purchases: true, soldOut: false },
  decorators: [onMenuSite()],
  render: ({ title, price, purchases, soldOut }) => {
    const { sections, settings, ...menu } = aMenu();
    const combos = [aCombo({ title, price }), aCombo({ _id: 'second', title: 'سفرة لشخصين', price: 14 })];
    const shown = sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, soldOut })),
    }));
    const whole = { ...menu, combos, sections: shown, settings: { ...settings, doMenuPurchase: purchases } };
    return <Combos menu={whole} group={{ id: 'combos', combos }} />;
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const SoldOut: Story = { name: 'نفد · Sold out', args: { soldOut: true } };
export const PurchasesOff: Story = { name: 'بلا شراء · Purchases off', args: { purchases: false } };
