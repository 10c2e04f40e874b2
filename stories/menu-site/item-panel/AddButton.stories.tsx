import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddButton } from '../../../menu-site/src/pages/menu/item-panel/AddButton.js';
import { aMenu, anItem } from '../../../menu-site/src/testing/menuFixtures.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';

type Args = ComponentProps<typeof AddButton> & { readonly purchases: boolean };

export default {
  id: 'menu-site-add-button',
  title: 'الموقع العام · Menu site/لوحة الصنف · Item panel/زر الإضافة · Add button',
  component: AddButton,
  args: { purchases: true },
  render: ({ purchases }) => (
    <MenuSitePage
      data={{ kind: 'menu', menu: aMenu({ settings: { doMenuPurchase: purchases } }) }}
      css=".item{block-size:60px;inline-size:60px;margin:16px}"
    >
      <div className="item" aria-hidden="true" inert>
        <AddButton item={anItem()} />
      </div>
    </MenuSitePage>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = { name: 'إضافة · Add' };
export const PurchasesOff: Story = { name: 'عرض فقط · View only', args: { purchases: false } };
