import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-sections',
  title: 'منطقة المالك · Owner’s area/التصنيفات · Sections',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/sections' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenu();

export const Full: Story = { name: 'كاملة · Full' };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu }), at: `/sections?section=${menu.sections?.[0]?._id ?? ''}` },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeApi({ menu: aMenu({ sections: [] }) }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: {
    api: createFakeApi({ hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined) }),
  },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeApi({ refuse: ({ name }) => (name === 'menu.read' ? 'lost' : null) }) },
};
export const WritesRefused: Story = {
  name: 'رُفض الحفظ · Writes refused',
  args: {
    api: createFakeApi({
      refuse: ({ name }) => (name.startsWith('section.') ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null),
    }),
  },
};
