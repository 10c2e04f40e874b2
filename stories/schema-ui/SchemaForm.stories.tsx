import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  itemCreateSchema,
  schemaLabel,
  endpointsByFeature,
  isForPeople,
  sectionCreateSchema,
  type ObjectSchema,
} from '@qaima/schemas';
import { SchemaForm, type SchemaFormProps } from '../../admin-ui/src/schema-ui/form/SchemaForm.js';
import { formFieldsOf } from '../../admin-ui/src/schema-ui/form/uiSchemaOf.js';
import { useStoryGlobals } from '../.storybook/storyGlobals.js';
import { AdminProviders } from '../support/AdminProviders.js';

interface FormStoryProps extends Partial<SchemaFormProps> {
  readonly schemas: readonly ObjectSchema[];
}

function FormStory({ schemas, ...props }: FormStoryProps) {
  const { language } = useStoryGlobals();
  return (
    <AdminProviders>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          gap: 32,
          padding: 24,
        }}
      >
        {schemas.map((schema, index) => (
          <section key={schema.$id ?? index}>
            <h2>{schemaLabel(schema, language, schema.$id)}</h2>
            <SchemaForm
              schema={schema}
              label={schemaLabel(schema, language, schema.$id)}
              submit="✓"
              submitting="…"
              onSend={() => Promise.resolve()}
              {...props}
            />
          </section>
        ))}
      </div>
    </AdminProviders>
  );
}

const isShape = (body: unknown): body is ObjectSchema =>
  typeof body === 'object' && body !== null && 'properties' in body;

/** The request body schemas of all endpoints for people, if a form can be generated from them. */
const bodies = Object.values(endpointsByFeature)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ access, body }) => (isForPeople(access) ? [body] : []))
  .filter(isShape)
  .filter((body, index, all) => all.findIndex(({ $id }) => $id === body.$id) === index)
  .filter((body) => formFieldsOf(body).length > 0);

export default {
  id: 'schema-ui-schema-form',
  title: 'النماذج والجداول · Schema UI/نموذج · Schema form',
  component: FormStory,
} satisfies Meta<typeof FormStory>;
type Story = StoryObj<typeof FormStory>;

const item = {
  title: 'وجبة شاورما سوبر',
  description: 'دبل دجاج مع بطاطا ومشروب غازي',
  price: 5.5,
  pin: true,
  show: { type: 'large-image' },
  subItems: [
    { title: 'عادي', price: 5.5 },
    { title: 'كبير', price: 8 },
  ],
};

export const EverySchema: Story = { name: 'كل المخططات · Every schema', args: { schemas: bodies } };
export const Edit: Story = { name: 'تعديل · Edit', args: { schemas: [itemCreateSchema], record: item } };
export const StickyFooter: Story = {
  name: 'شريط ثابت · Sticky footer',
  args: { schemas: [itemCreateSchema], record: item, bar: 'sticky' },
};
/** Ambiguous numbers: each field asks which number is meant. */
export const AmbiguousNumbers: Story = {
  name: 'أرقام ملتبسة · Ambiguous numbers',
  args: { schemas: [itemCreateSchema], initial: { price: '1,250' } },
};
export const AmbiguousNumbersInRows: Story = {
  name: 'أرقام ملتبسة في صفوف · Ambiguous numbers in rows',
  args: { schemas: [itemCreateSchema], initial: { subItems: [{ title: 'كبير', price: '4 50' }] } },
};
export const Submitting: Story = {
  name: 'جارٍ الإرسال · Submitting',
  args: {
    schemas: [sectionCreateSchema],
    initial: { title: 'السلطات', prime: true },
    onSend: () => new Promise(() => undefined),
  },
};
