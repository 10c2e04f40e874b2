/**
 * Shows the item fields for which the row has no markup. A new field of the schema then appears without a change here.
 */
import { itemSchema, schemaLabel, type Currency } from '@qaima/schemas';
import type { MenuItem } from '../../data/menu.js';
import { useLanguage } from '../../i18n/i18n.js';
import { FormContext, emptyFormContext } from '../../schema-ui/form/formContext.js';
import { columnsOf } from '../../schema-ui/table/columns.js';
import css from './items.module.css';

const DRAWN_BY_ROW = [
  '_id',
  'title',
  'description',
  'price',
  'askPrice',
  'pin',
  'image',
  'soldOut',
  'hide',
  'interestRecords',
];

const OTHER_COLUMNS = columnsOf(itemSchema).filter(({ name }) => !DRAWN_BY_ROW.includes(name));

interface RemainingItemFieldsProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
}

export function RemainingItemFields({ item, currency }: RemainingItemFieldsProps) {
  const language = useLanguage();
  const values: Readonly<Record<string, unknown>> = { ...item };
  const filled = OTHER_COLUMNS.filter(({ name }) => values[name] !== undefined && values[name] !== null);
  if (filled.length === 0) return null;
  return (
    <FormContext value={emptyFormContext(currency)}>
      {filled.map(({ name, schema, Cell }) => (
        <div key={name} className={css['description']}>
          {schemaLabel(schema, language, name)}: <Cell value={values[name]} schema={schema} record={item} />
        </div>
      ))}
    </FormContext>
  );
}
