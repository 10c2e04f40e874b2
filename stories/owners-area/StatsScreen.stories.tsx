import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, refusing } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-stats',
  title: 'منطقة المالك · Owner’s area/إحصائيات · Statistics',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/stats' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const menuVisitors = { newVisitors: 812, totalVisitors: 1240 };

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ menu: aMenu({ menuVisitors }) }) } };
export const NinetyDays: Story = {
  name: 'تسعون يومًا · Ninety days',
  args: { api: createFakeApi({ menu: aMenu({ menuVisitors }) }), at: '/stats?days=90' },
};
export const Empty: Story = {
  name: 'فارغة · Empty',
  args: { api: createFakeApi({ menu: aMenu({ menuVisitors: { newVisitors: 0, totalVisitors: 0 } }) }) },
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('stats.read')) },
};
export const Refused: Story = {
  name: 'رُفض الطلب · Refused',
  args: { api: createFakeApi(refusing('stats.read', 503, 'الخدمة مشغولة الآن')) },
};
