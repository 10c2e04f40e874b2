import type { Meta, StoryObj } from '@storybook/react-vite';
import { displayedPrice, priceStepOf } from '@qaima/schemas';
import { Price } from '../../../menu-site/src/components/Price.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { itemArgs, itemArgTypes, itemFrom, type ItemArgs } from '../../support/itemArgs.js';

type Args = ItemArgs;

export default {
  id: 'menu-site-price',
  title: 'الموقع العام · Menu site/عناصر عامة · Shared components/السعر · Price',
  args: itemArgs,
  argTypes: itemArgTypes,
  parameters: { controls: { include: ['price', 'discount', 'subItems'] } },
  decorators: [onMenuSite()],
  render: (args) => {
    const item = itemFrom(args);
    return (
      <div className="item">
        <Price shown={displayedPrice(item, priceStepOf({}))} sale={item.sale} />
      </div>
    );
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const OnSale: Story = { name: 'خصم · On sale', args: { discount: 20 } };
export const FromSubItems: Story = { name: 'يبدأ من · Starts from', args: { subItems: 3 } };
export const Large: Story = { name: 'سعر كبير · Large amount', args: { price: 1250.75, discount: 10 } };
