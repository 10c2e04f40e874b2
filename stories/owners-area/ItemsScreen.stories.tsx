import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-items',
  title: 'منطقة المالك · Owner’s area/الأصناف · Items',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/items' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();

export const Full: Story = { name: 'كاملة · Full' };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu }), at: `/items?item=${menu.sections?.[0]?.items?.[1]?._id ?? ''}` },
};
export const New: Story = { name: 'جديد · New', args: { at: '/items?new=' } };
export const UsDollars: Story = {
  name: 'بالدولار · US dollars',
  args: { api: createFakeApi({ menu: aMenu({ currency: 'USD' }) }) },
};
export const ThousandItems: Story = {
  name: 'ألف صنف · Thousand items',
  args: { api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
