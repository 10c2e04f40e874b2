import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, refusing } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { idOf } from '../support/sampleMenu.js';
import { aMenuWithExtras } from '../support/sampleExtras.js';

export default {
  id: 'owners-area-extras',
  title: 'منطقة المالك · Owner’s area/الإضافات · Extras',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/extras' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithExtras();
const FIRST = `/extras?group=${idOf('group', 1)}`;
const secondItem = menu.sections?.[0]?.items?.[1]?._id ?? '';

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu }) } };
export const Selected: Story = { name: 'محددة · Selected', args: { api: createFakeApi({ menu }), at: FIRST } };
export const English: Story = {
  name: 'بالإنجليزية · English',
  args: { api: createFakeApi({ menu }), at: FIRST, language: 'en' },
};
export const New: Story = { name: 'جديدة · New', args: { api: createFakeApi({ menu }), at: '/extras?new=yes' } };
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: { ...menu, extraGroups: [] } }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
export const WritesRefused: Story = {
  name: 'رُفض الحفظ · Writes refused',
  args: { api: createFakeApi({ menu, ...refusing('extraGroup.change', 503, 'الخدمة مشغولة الآن') }), at: FIRST },
};
export const OnAnItem: Story = {
  name: 'على صنف · On an item',
  args: { api: createFakeApi({ menu }), at: `/items?item=${secondItem}` },
};
