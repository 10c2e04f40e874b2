import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemCard } from '../../../menu-site/src/pages/menu/ItemCard.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { itemArgs, itemArgTypes, itemFrom, latinTexts, longTexts, type ItemArgs } from '../../support/itemArgs.js';

type Args = ComponentProps<typeof ItemCard> & ItemArgs;

export default {
  id: 'menu-site-item-card',
  title: 'الموقع العام · Menu site/القائمة · Menu/بطاقة الصنف · Item card',
  component: ItemCard,
  args: itemArgs,
  argTypes: itemArgTypes,
  decorators: [onMenuSite()],
  render: (args) => (
    <ul className="cards">
      <ItemCard item={itemFrom(args)} />
    </ul>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const LargeImage: Story = {
  name: 'صورة كبيرة · Large image',
  args: { picture: 'large-image', subItems: 3 },
};
export const NoImage: Story = { name: 'بلا صورة · No image', args: { picture: 'none' } };
export const OnSale: Story = { name: 'خصم · On sale', args: { discount: 20 } };
export const WithSubItems: Story = { name: 'خيارات · With sub-items', args: { subItems: 3 } };
export const Pinned: Story = { name: 'مميّز · Pinned', args: { pinned: true } };
export const Popular: Story = { name: 'رائج · Popular', args: { popular: true } };
export const SoldOut: Story = { name: 'نفد · Sold out', args: { soldOut: true } };
export const SoldOutLargeImage: Story = {
  name: 'نفد بصورة كبيرة · Sold out, large image',
  args: { soldOut: true, picture: 'large-image', discount: 20 },
};
export const WithoutPrice: Story = { name: 'بلا سعر · Without price', args: { price: 0 } };
export const LongTexts: Story = { name: 'نصوص طويلة · Long texts', args: longTexts };
export const LatinTexts: Story = { name: 'نصوص لاتينية · Latin texts', args: { ...latinTexts, discount: 20 } };
/** The hint that a client script adds to a card after the visitor has looked at it for a while. */
export const OrderHint: Story = {
  name: 'تلميح الطلب · Order hint',
  play: ({ canvasElement }) => {
    const hint = document.createElement('p');
    hint.className = 'order-now';
    hint.textContent = document.documentElement.lang === 'ar' ? 'اطلب الآن' : 'Order now';
    canvasElement.querySelector('.item .text')?.append(hint);
  },
};
