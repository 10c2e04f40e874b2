import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { importFile } from '../support/importFile.js';
import { aLargeMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-items-bulk',
  title: 'منطقة المالك · Owner’s area/أصناف كثيرة · Bulk editing',
  parameters: { frame: 'screen' },
  component: OwnerStory,
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

/** The bulk actions, in a bar below the list. */
export const Selection: Story = {
  name: 'تحديد · Selection',
  args: { at: '/items' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^(تحديد|Select)$/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const [section] = await canvas.findAllByRole('checkbox');
    if (section) await userEvent.click(section);
  },
};
export const Picture: Story = { name: 'صورة للكل · Picture', args: { at: '/items?view=image' } };
export const Discount: Story = { name: 'خصم للكل · Discount', args: { at: '/items?view=sale' } };
export const DiscountForAThousand: Story = {
  name: 'خصم لألف · Discount for a thousand',
  args: { at: '/items?view=sale', api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
/**
 * Prices rise by 8 % and are rounded. Some rows have notes: prices that stay the same after rounding, and prices of
 * items on sale.
 */
export const Prices: Story = {
  name: 'تغيير الأسعار · Change prices',
  args: { at: '/items?view=prices' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(مقدار التغيير|Size of the change)$/ }), '8');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(غيّر|Change) / })).toBeEnabled());
  },
};
export const Import: Story = { name: 'استيراد · Import', args: { at: '/items?view=import' } };

/** Cells that need a decision come first: two prices, an ambiguous number, and a misspelled section. */
export const ImportPlan: Story = {
  name: 'خطة الاستيراد · Import plan',
  args: { at: '/items?view=import' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/^(اختر ملفًا|Choose a file)$/, { selector: 'input' });
    await userEvent.upload(input, importFile());
    await canvas.findByText('menu.json');
  },
};
export const Rows: Story = { name: 'صفوف · Rows', args: { at: '/items?view=rows' } };
export const Export: Story = { name: 'تصدير · Export', args: { at: '/items?view=export' } };
