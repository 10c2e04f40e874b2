import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubItems } from '../../../menu-site/src/pages/menu/SubItems.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { itemArgs, itemArgTypes, itemFrom, type ItemArgs } from '../../support/itemArgs.js';

type Args = ComponentProps<typeof SubItems> & ItemArgs;

export default {
  id: 'menu-site-options',
  title: 'الموقع العام · Menu site/القائمة · Menu/الخيارات · Options',
  component: SubItems,
  args: { ...itemArgs, subItems: 3 },
  argTypes: itemArgTypes,
  parameters: { controls: { include: ['price', 'discount', 'subItems', 'soldOutSizes'] } },
  decorators: [onMenuSite()],
  render: (args) => (
    <div className="card item choice">
      <div className="text">
        <SubItems item={itemFrom(args)} />
      </div>
    </div>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'الأساسي · Default' };
export const Many: Story = { name: 'خيارات كثيرة · Many', args: { subItems: 9 } };
export const SoldOut: Story = { name: 'نفد بعضها · Some sold out', args: { soldOutSizes: 2 } };
export const OnSale: Story = { name: 'خصم · On sale', args: { discount: 20 } };
