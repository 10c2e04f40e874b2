import type { Meta, StoryObj } from '@storybook/react-vite';
import { itemCreateSchema, sectionCreateSchema, type ObjectSchema } from '@qaima/schemas';
import { itemOverrides } from '../../admin-ui/src/features/items/itemFieldOverrides.js';
import type { FieldConflict } from '../../admin-ui/src/schema-ui/form/resolveConflicts.js';
import { ConflictDialog } from '../../admin-ui/src/schema-ui/form/useConflictDialog.js';
import { AdminProviders } from '../support/AdminProviders.js';

interface ConflictStoryProps {
  readonly conflicts: readonly FieldConflict[];
  readonly schema?: ObjectSchema;
}

const ConflictStory = ({ conflicts, schema = itemCreateSchema }: ConflictStoryProps) => (
  <AdminProviders>
    <ConflictDialog conflicts={conflicts} schema={schema} overrides={itemOverrides} onAnswer={() => undefined} />
  </AdminProviders>
);

export default {
  id: 'owners-area-conflict-dialog',
  title: 'منطقة المالك · Owner’s area/تعارض التعديلات · Edit conflict',
  parameters: { frame: 'screen' },
  component: ConflictStory,
} satisfies Meta<typeof ConflictStory>;
type Story = StoryObj<typeof ConflictStory>;

const by = { username: 'rana', name: 'رنا الخطيب' };
const at = '2027-01-14T16:20:00.000Z';

const several: readonly FieldConflict[] = [
  { field: 'price', mine: 5.5, theirs: 6.25, by, at },
  { field: 'description', mine: 'دبل دجاج مع بطاطا ومشروب غازي', theirs: '', by, at },
  { field: 'sale', mine: { onSale: true, offPrice: 0.2 }, theirs: { onSale: false } },
  {
    field: 'subItems',
    mine: [{ title: 'عادي', price: 5.5 }],
    theirs: [
      { title: 'عادي', price: 5.5 },
      { title: 'كبير', price: 8 },
    ],
    by,
    at,
  },
];

export const OneField: Story = {
  name: 'حقل واحد · One field',
  args: {
    schema: sectionCreateSchema,
    conflicts: [{ field: 'title', mine: 'الشاورما', theirs: 'الشاورما والفلافل', by, at }],
  },
};
export const Several: Story = { name: 'عدة حقول · Several', args: { conflicts: several } };
