import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage } from '../../admin-ui/src/app/ErrorPages.js';
import { AdminProviders } from '../support/AdminProviders.js';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { refusing, unreachable } from '../support/fake-api/failures.js';
import { hideFirstSection } from '../support/hideFirstSection.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, anAccount } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-errors',
  title: 'منطقة المالك · Owner’s area/الدخول والأخطاء · Log-in and errors',
  parameters: { frame: 'screen' },
  component: OwnerStory,
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

export const LogIn: Story = { name: 'تسجيل الدخول · Log in', args: { api: createFakeApi({ account: null }) } };
export const NotFound: Story = { name: 'غير موجودة · Not found', args: { at: '/nowhere' } };
export const MenuNotFound: Story = {
  name: 'قائمة غير موجودة · Menu not found',
  args: { api: createFakeApi({ menu: aMenu({ username: 'another' }) }) },
};
export const Forbidden: Story = {
  name: 'قائمة لغيرك · Forbidden',
  args: {
    api: createFakeApi({
      account: anAccount({ menus: [{ _id: 'other', username: null, name: 'مقهى البلد', logo: null, role: 'owner' }] }),
    }),
  },
};
export const Inactive: Story = {
  name: 'متوقفة · Inactive',
  args: { api: createFakeApi({ menu: aMenu({ inactiveFrom: '2020-01-01T00:00:00.000Z' }) }) },
};
export const SessionEnded: Story = {
  name: 'انتهت الجلسة · Session ended',
  args: { api: createFakeApi(refusing('section.change', 401, 'سجّل الدخول أولًا')) },
  play: hideFirstSection,
};
export const Offline: Story = { name: 'بلا اتصال · Offline', args: { api: createFakeApi(unreachable('menu.read')) } };
export const Crashed: Story = {
  name: 'خطأ في الصفحة · Crashed',
  render: () => (
    <AdminProviders>
      <CrashPage />
    </AdminProviders>
  ),
};
