import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

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
  name: 'ألف عنصر · Thousand items',
  args: { api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const WritesRefused: Story = {
  name: 'رُفض الحفظ · Writes refused',
  args: {
    api: createFakeApi({
      refuse: ({ name }) => (name === 'section.reorder' ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
