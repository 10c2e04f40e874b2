import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, unreachable } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { somePrinters, someTables } from '../support/sampleExtras.js';
import { idOf } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-tables',
  title: 'منطقة المالك · Owner’s area/الطاولات والطابعات · Tables and printers',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/tables' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const venue = { tables: someTables(), printers: somePrinters() };

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi(venue) } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { api: createFakeApi(venue), at: `/tables?table=${idOf('table', 3)}` },
};
export const Many: Story = { name: 'عدة طاولات · Many', args: { api: createFakeApi(venue), at: '/tables?new=many' } };
export const Empty: Story = { name: 'فارغة · Empty', args: { api: createFakeApi() } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('table.list')) },
};
export const Offline: Story = { name: 'بلا اتصال · Offline', args: { api: createFakeApi(unreachable('table.list')) } };
export const Printers: Story = {
  name: 'الطابعات · Printers',
  args: { api: createFakeApi(venue), at: `/printers?printer=${idOf('printer', 2)}` },
};
export const NoPrinters: Story = { name: 'بلا طابعات · No printers', args: { api: createFakeApi(), at: '/printers' } };
