import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, aSection, anItem } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-nutrition',
  title: 'منطقة المالك · Owner’s area/بيانات الغذاء · Food labelling',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/nutrition' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const settings = { labelling: 'sa' } as const;

const complete = aSection('الفطور', [
  anItem({ title: 'حمص', nutrition: { calories: 180, sodium: 340 }, allergensDeclared: true }),
]);

export const Missing: Story = {
  name: 'ما ينقص · Missing',
  args: { api: createFakeApi({ menu: aMenu({ settings }) }) },
};
export const Complete: Story = {
  name: 'كاملة · Complete',
  args: { api: createFakeApi({ menu: aMenu({ settings, sections: [complete] }) }) },
};
export const NoLabelling: Story = { name: 'غير مطلوبة · Not required', args: { api: createFakeApi() } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
