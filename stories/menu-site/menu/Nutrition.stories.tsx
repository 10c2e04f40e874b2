import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Labelling } from '@qaima/schemas';
import { ItemCard } from '../../../menu-site/src/pages/menu/ItemCard.js';
import { Legend } from '../../../menu-site/src/pages/menu/nutrition/Legend.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';
import { aLabelledMenu, labelledItems } from '../../support/sampleLabels.js';

type Args = ComponentProps<typeof Legend> & { readonly labelling: Labelling };

export default {
  id: 'menu-site-nutrition',
  title: 'الموقع العام · Menu site/القائمة · Menu/القيم الغذائية · Nutrition',
  component: Legend,
  args: { menu: aLabelledMenu(), labelling: 'sa' },
  argTypes: { menu: { control: false }, labelling: { control: 'inline-radio', options: ['none', 'sa', 'eu'] } },
  render: ({ labelling, menu: { settings, ...labelled } }) => {
    const menu = { ...labelled, settings: { ...settings, labelling } };
    return (
      <MenuSitePage data={{ kind: 'menu', menu }}>
        <ul className="cards">
          {labelledItems.map((item) => (
            <ItemCard key={item._id} item={item} />
          ))}
        </ul>
        <Legend menu={menu} />
      </MenuSitePage>
    );
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Saudi: Story = { name: 'السعودية · Saudi rules' };
export const European: Story = { name: 'أوروبا · European rules', args: { labelling: 'eu' } };
