import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aLargeMenu, aMenu } from '../support/sampleMenu.js';

export default { title: 'Owner’s area/Many items at once', component: OwnerStory } satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const refusing = () =>
  createFakeApi({
    refuse: ({ name }) =>
      name.startsWith('item.') || name === 'upload.send' || name === 'publicImage.list'
        ? { statusCode: 503, message: 'الخدمة مشغولة الآن' }
        : null,
  });

/** The bulk actions of the selected items, in a bar below the list. */
export const Chosen: Story = {
  args: { at: '/items' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(تحديد|Select)$/ }));
    const [section] = await canvas.findAllByRole('checkbox');
    if (section) await userEvent.click(section);
  },
};
export const Picture: Story = { args: { at: '/items?view=image' } };
export const PictureRefused: Story = { args: { at: '/items?view=image', api: refusing() } };
export const Discount: Story = { args: { at: '/items?view=sale' } };
export const DiscountForAThousand: Story = {
  args: { at: '/items?view=sale', api: createFakeApi({ menu: aLargeMenu(1000) }) },
};
export const WrittenDown: Story = { args: { at: '/items?view=rows' } };
export const WrittenDownRefused: Story = { args: { at: '/items?view=rows', api: refusing() } };
export const Pasted: Story = { args: { at: '/items?view=paste' } };
export const PastedRefused: Story = { args: { at: '/items?view=paste', api: refusing() } };
export const NoSections: Story = {
  args: { at: '/items?view=paste', api: createFakeApi({ menu: aMenu({ sections: [] }) }) },
};
