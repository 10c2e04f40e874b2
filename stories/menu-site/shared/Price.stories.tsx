import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../../menu-site/src/components/Price.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { itemArgs, itemArgTypes, itemFrom, type ItemArgs } from '../../support/itemArgs.js';

type Args = ComponentProps<typeof Price> & ItemArgs;

export default {
  id: 'menu-site-price',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/السعر · Price',
  component: Price,
  args: itemArgs,
  argTypes: itemArgTypes,
  parameters: { controls: { include: ['price', 'discount', 'subItems'] } },
  decorators: [onMenuSite()],
  render: (args) => (
    <div className="item">
      <Price item={itemFrom(args)} />
    </div>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const OnSale: Story = { name: 'خصم · On sale', args: { discount: 20 } };
export const FromSubItems: Story = { name: 'يبدأ من · Starts from', args: { subItems: 3 } };
export const Large: Story = { name: 'سعر كبير · Large amount', args: { price: 1250.75, discount: 10 } };
