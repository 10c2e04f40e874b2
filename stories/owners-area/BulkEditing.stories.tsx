import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-items-bulk',
  title: 'منطقة المالك · Owner’s area/عناصر كثيرة · Bulk editing',
  parameters: { frame: 'screen' },
  component: OwnerStory,
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const refusing = () =>
  createFakeApi({
    refuse: ({ name }) =>
      name.startsWith('item.') || name === 'upload.send' || name === 'publicImage.list'
        ? { statusCode: 503, message: 'الخدمة مشغولة الآن' }
        : null,
  });

/** What may be done with the chosen items, in a bar at the foot of the list. */
export const Selection: Story = {
  name: 'تحديد · Selection',
  args: { at: '/items' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(تحديد|Select)$/ }));
    const [section] = await canvas.findAllByRole('checkbox');
    if (section) await userEvent.click(section);
  },
};
export const Picture: Story = { name: 'صورة للكل · Picture', args: { at: '/items?view=image' } };
export const PictureRefused: Story = {
  name: 'رُفضت الصورة · Picture refused',
  args: { at: '/items?view=image', api: refusing() },
};
export const Discount: Story = { name: 'خصم للكل · Discount', args: { at: '/items?view=sale' } };
export const DiscountForAThousand: Story = {
  name: 'خصم لألف · Discount for a thousand',
  args: { at: '/items?view=sale', api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
export const Rows: Story = { name: 'صفوف · Rows', args: { at: '/items?view=rows' } };
export const RowsRefused: Story = {
  name: 'رُفضت الصفوف · Rows refused',
  args: { at: '/items?view=rows', api: refusing() },
};
export const Paste: Story = { name: 'لصق · Paste', args: { at: '/items?view=paste' } };
export const PasteRefused: Story = {
  name: 'رُفض اللصق · Paste refused',
  args: { at: '/items?view=paste', api: refusing() },
};
export const NoSections: Story = {
  name: 'بلا تصنيفات · No sections',
  args: { at: '/items?view=paste', api: createFakeApi({ menu: aMenu({ sections: [] }) }) },
};
