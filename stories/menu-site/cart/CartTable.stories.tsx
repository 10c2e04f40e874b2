import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAX_LINE_QUANTITY, type CartLine } from '@qaima/schemas';
import type { SiteData } from '../../../menu-site/src/document/siteTypes.js';
import { CartTable } from '../../../menu-site/src/pages/cart/CartTable.js';
import { aCart, aLine, aLineWithExtras } from '../../../menu-site/src/testing/cartFixtures.js';
import { onMenuSite } from '../../support/MenuSitePage.js';

const data: SiteData = { kind: 'cart', cart: aCart(), rty: true, back: null };
type Args = ComponentProps<typeof CartTable> & { readonly quantity: number; readonly lines?: readonly CartLine[] };

export default {
  id: 'menu-site-cart-table',
  title: 'الموقع العام · Menu site/السلة · Cart/جدول السلة · Cart table',
  component: CartTable,
  args: { rty: true, quantity: 2 },
  argTypes: { quantity: { control: { type: 'number', min: 1, max: MAX_LINE_QUANTITY } } },
  decorators: [onMenuSite({ data })],
  render: ({ rty, quantity, lines = [aLine({ quantity }), aLine()] }) => (
    <CartTable cart={aCart({ items: [...lines] })} rty={rty} />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'مفتوحة · Open' };
export const Receipt: Story = { name: 'إيصال · Receipt', args: { rty: false } };

const pick = { choice: 0, item: 'x', choiceTitle: 'المشروب' };
const choiceProblem = { kind: 'sold-out', group: 'g', groupTitle: 'إضافات', extraTitle: 'أفوكادو' } as const;

/** A line in each possible state. */
export const Lines: Story = {
  name: 'حالات السطر · Lines',
  args: {
    lines: [
      aLineWithExtras(),
      aLineWithExtras({ note: '', previousPrice: 9.75 }),
      aLineWithExtras({ problem: 'choices', choiceProblem }),
      aLineWithExtras({ problem: 'sold-out' }),
      aLine({ problem: 'gone', price: 0 }),
      aLine({
        combo: { _id: 'c', title: 'غداء المكتب', items: [{ _id: 'a', title: 'صحن شاورما' }] },
        subItem: null,
        picks: [
          { ...pick, title: 'عيران', price: 0 },
          { ...pick, title: 'عصير برتقال', option: 'كبير', price: 0.5 },
        ],
        price: 6.25,
      }),
    ],
  },
};
export const ReceiptWithExtras: Story = {
  name: 'إيصال بإضافات · Receipt with extras',
  args: { rty: false, lines: [aLineWithExtras(), aLine()] },
};
