import { LISTED_KINDS, type TrashEntry } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering, refusing, unreachable } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';

export default {
  id: 'owners-area-trash',
  title: 'منطقة المالك · Owner’s area/المحذوفات · Trash',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/trash' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

/** One entry of each kind. */
const trash = LISTED_KINDS.map((kind, index): TrashEntry => ({
  _id: String(index).padStart(24, 't'),
  kind,
  title: kind === 'workingDay' ? 'fri' : ['mainImage', 'logo'].includes(kind) ? '' : 'شاورما دجاج عربي',
  from: ['item', 'gallery', 'galleryImage'].includes(kind) ? 'الشاورما' : '',
  image: null,
  counts: kind === 'section' ? { items: 12, galleries: 2, pictures: 7 } : kind === 'items' ? { items: 40 } : {},
  by: index % 5 === 4 ? null : { username: 'laith.kh', name: 'ليث الخطيب' },
  at: '2026-11-20T09:30:00.000Z',
  until: '2026-12-20T09:30:00.000Z',
}));

export const Full: Story = { name: 'كاملة · Full', args: { api: createFakeApi({ trash }) } };
export const Empty: Story = { name: 'فارغة · Empty' };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('trash.list')) },
};
export const Offline: Story = {
  name: 'بلا اتصال · Offline',
  args: { api: createFakeApi(unreachable('trash.list')) },
};
export const RestoreRefused: Story = {
  name: 'رُفضت الاستعادة · Restore refused',
  args: {
    api: createFakeApi({
      trash,
      ...refusing('trash.restore', 409, 'حُذف التصنيف الذي كان هنا، فاستعده أولًا.'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [restore] = await canvas.findAllByRole('button', { name: /استعادة|Restore/ });
    if (restore) await userEvent.click(restore);
  },
};
