import type { Menu } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { someSections } from '../support/sampleMenu.js';
import { aNewMenu } from '../support/sampleNewMenu.js';

export default {
  id: 'owners-area-first-days',
  title: 'منطقة المالك · Owner’s area/أيامك الأولى · First days',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/firstDays' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const having = (fields: Partial<Menu>) => ({ api: createFakeApi({ menu: aNewMenu(fields) }) });

export const Section: Story = { name: 'أول تصنيف · First section', args: having({}) };
export const Logo: Story = { name: 'الشعار · Logo', args: having({ institution: { name: 'مشاوي الديوان' } }) };
export const Whatsapp: Story = { name: 'واتساب · WhatsApp', args: having({ sections: someSections() }) };
export const Done: Story = {
  name: 'مكتملة · Done',
  args: having({
    sections: someSections(),
    settings: { orders: { mode: 'inbox' } },
    firstDays: { isShown: true, codePrinted: true },
  }),
};
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
