import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, refusing } from '../support/fake-api/failures.js';
import { hideFirstSection } from '../support/hideFirstSection.js';
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
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
export const WritesRefused: Story = {
  name: 'رُفض الحفظ · Writes refused',
  args: { api: createFakeApi(refusing('section.change', 503, 'الخدمة مشغولة الآن')) },
  play: hideFirstSection,
};
