import type { Meta, StoryObj } from '@storybook/react-vite';
import { schemaLabel, sectionSchema, schemasById, type ObjectSchema } from '@qaima/schemas';
import { columnsOf } from '../../admin-ui/src/schema-ui/table/columns.js';
import { SchemaTable } from '../../admin-ui/src/schema-ui/table/SchemaTable.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { AdminProviders } from '../support/AdminProviders.js';
import { someSections } from '../support/sampleMenu.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

interface TableStoryProps {
  readonly shapes: readonly ObjectSchema[];
  readonly rows?: readonly Row[] | undefined;
  readonly selectedId?: string | undefined;
}

function TableStory({ shapes, rows, selectedId }: TableStoryProps) {
  const { language } = useStoryGlobals();
  return (
    <AdminProviders>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, padding: 24 }}>
        {shapes.map((shape, index) => (
          <section key={shape.$id ?? index}>
            <h2>{schemaLabel(shape, language, shape.$id)}</h2>
            <SchemaTable
              shape={shape}
              rows={rows}
              caption={schemaLabel(shape, language, shape.$id)}
              selectedId={selectedId}
              onSelect={() => undefined}
              empty={<p style={{ padding: 24 }}>—</p>}
            />
          </section>
        ))}
      </div>
    </AdminProviders>
  );
}

export default {
  id: 'schema-ui-schema-table',
  title: 'النماذج والجداول · Schema UI/جدول · Schema table',
  parameters: { device: 'desktop' },
  component: TableStory,
} satisfies Meta<typeof TableStory>;
type Story = StoryObj<typeof TableStory>;

const sections = someSections() as readonly Row[];

export const EverySchemaLoading: Story = {
  name: 'كل المخططات قبل التحميل · Every schema loading',
  args: { shapes: Object.values(schemasById).filter((shape) => columnsOf(shape).length > 1) },
};
export const Full: Story = { name: 'كاملة · Full', args: { shapes: [sectionSchema], rows: sections } };
export const Selected: Story = {
  name: 'محددة · Selected',
  args: { shapes: [sectionSchema], rows: sections, selectedId: sections[1]?._id },
};
export const Empty: Story = { name: 'فارغة · Empty', args: { shapes: [sectionSchema], rows: [] } };
