/** What an item has beside what its row draws by hand: a field that comes to the shape is seen without an edit here. */
import { itemShape, labelOf, type Currency } from '@qaima/schemas';
import type { MenuItem } from '../../data/menu.js';
import { useLanguage } from '../../i18n/i18n.js';
import { FormAroundContext, outsideForms } from '../../schema-ui/form/formContext.js';
import { columnsOf } from '../../schema-ui/table/columns.js';
import css from './items.module.css';

const BY_HAND = ['_id', 'title', 'description', 'price', 'pin', 'image', 'soldOut', 'hide', 'interestRecords'];

const OTHERS = columnsOf(itemShape).filter(({ name }) => !BY_HAND.includes(name));

interface OtherFieldsProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
}

export function OtherFields({ item, currency }: OtherFieldsProps) {
  const language = useLanguage();
  const values: Readonly<Record<string, unknown>> = { ...item };
  const filled = OTHERS.filter(({ name }) => values[name] !== undefined && values[name] !== null);
  if (filled.length === 0) return null;
  return (
    <FormAroundContext value={outsideForms(currency)}>
      {filled.map(({ name, schema, Cell }) => (
        <div key={name} className={css['description']}>
          {labelOf(schema, language, name)}: <Cell value={values[name]} schema={schema} record={item} />
        </div>
      ))}
    </FormAroundContext>
  );
}
