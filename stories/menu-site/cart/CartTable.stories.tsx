import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteData } from '../../../menu-site/src/document/siteTypes.js';
import { CartTable } from '../../../menu-site/src/pages/cart/CartTable.js';
import { aCart, aLine } from '../../../menu-site/src/testing/cartFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const data: SiteData = { kind: 'cart', cart: aCart(), rty: true, back: null };
type Args = ComponentProps<typeof CartTable> & { readonly quantity: number };

export default {
  id: 'menu-site-cart-table',
  title: 'الموقع العام · Menu site/السلة · Cart/جدول السلة · Cart table',
  component: CartTable,
  args: { rty: true, quantity: 2 },
  argTypes: { quantity: { control: { type: 'number', min: 1, max: 999 } } },
  decorators: [onMenuSite({ data })],
  render: ({ rty, quantity }) => <CartTable cart={aCart({ items: [aLine({ quantity }), aLine()] })} rty={rty} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'مفتوحة · Open' };
export const Receipt: Story = { name: 'إيصال · Receipt', args: { rty: false } };
