import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, someCombos } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-combos',
  title: 'منطقة المالك · Owner’s area/الوجبات المجمّعة · Combos',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/items?view=combos' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();
const full = { ...menu, combos: someCombos(menu) };

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu: full }) } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu: full }), at: `/items?view=combos&combo=${full.combos[0]?._id ?? ''}` },
};
export const New: Story = {
  name: 'جديد · New',
  args: { api: createFakeApi({ menu: full }), at: '/items?view=combos&combo=new' },
};
export const Empty: Story = { name: 'فارغة · Empty' };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
