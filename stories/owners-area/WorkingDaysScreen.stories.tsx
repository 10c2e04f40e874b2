import { DAYS } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { idOf } from '../support/sampleMenu.js';
import { aMenuWithDetails } from '../support/sampleMenuDetails.js';

export default {
  id: 'owners-area-working-days',
  title: 'منطقة المالك · Owner’s area/أوقات العمل · Working days',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/workingDays' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menu = aMenuWithDetails();
const EVENING = { start: '17:30', end: '03:00', also: [] };
const special = aMenuWithDetails({
  specialHours: [
    {
      _id: idOf('special', 1),
      ...{ title: 'رمضان', from: '2090-01-01', to: '2090-01-30', closed: false },
      days: [...DAYS.slice(0, 5).map((day) => ({ day, ...EVENING })), { day: 'fri', start: '17:00', end: '03:30' }],
    },
    { _id: idOf('special', 2), title: 'صيانة المطبخ', from: '2090-02-02', to: '2090-02-02', closed: true, days: [] },
  ],
});

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu }) } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi({ menu }), at: '/workingDays?day=thu' },
};
export const Special: Story = {
  name: 'أوقات خاصة · Special hours',
  args: { api: createFakeApi({ menu: special }), at: `/workingDays?special=${idOf('special', 1)}` },
};
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenuWithDetails({ workingDays: [] }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
