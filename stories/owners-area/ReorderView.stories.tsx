import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-reorder',
  title: 'منطقة المالك · Owner’s area/ترتيب القائمة · Reorder',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/items?view=reorder' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const Full: Story = { name: 'كاملة · Full' };
export const ThousandItems: Story = {
  name: 'ألف صنف · Thousand items',
  args: { api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
