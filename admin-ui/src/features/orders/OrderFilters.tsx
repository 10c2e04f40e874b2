/**
 * The filters of orders. The most used filters are in one line, and the others are below. Active filters are shown as
 * chips. (docs/spec/staff-console.md#order-filters)
 */
import { useId, useState, type ReactNode } from 'react';
import { schemaLabel, type Schema } from '@qaima/schemas';
import { ListFilter, Palette, X } from 'lucide-react';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { choicesOf } from '../../schema-ui/form/formContext.js';
import { filterText, type Filter } from '../../schema-ui/filtersOf.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import fields from './fields.module.css';
import { DateFilter, FilterInput, OrderFilter, PercentFilter } from './FilterInput.js';
import { orderFilters, PAGE_SIZES, type FilterValues, type OrdersLocation, type OrdersNavigation } from './filters.js';
import css from './filters.module.css';
import { TONES, toneClass } from './paymentColors.js';

interface OrderFiltersProps {
  readonly place: OrdersLocation;
  readonly navigation: OrdersNavigation;
}

/** The names of the filters that are always visible. The others can be expanded. */
const PRIMARY: readonly string[] = ['q', 'status', 'hasUnreadyEdits'];

export function OrderFilters({ place: { filters, limit }, navigation }: OrderFiltersProps) {
  const { filter: onChange, clear: onClear } = navigation;
  const t = useTranslate();
  const language = useLanguage();
  const rest = useId();
  const tones = useId();
  const [open, setOpen] = useState(false);
  const [hasTones, setTones] = useState(false);
  const set = orderFilters.filter(({ name }) => filters[name]);
  const textOf = (filter: Filter): string => {
    const value = filters[filter.name] ?? '';
    if (filter.schema.type === 'boolean') return t(value === 'true' ? 'orders.yes' : 'orders.no');
    return filterText(filter, value, language);
  };
  const draw = (filter: Filter) => (
    <FilterField key={filter.name} filter={filter} value={filters[filter.name]} onChange={onChange} />
  );
  return (
    <section aria-label={t('orderFilters.title')} data-open={open} data-tones={hasTones} className={css['filters']}>
      <div className={css['filterLine']}>
        {orderFilters.filter(({ name }) => PRIMARY.includes(name)).map(draw)}
        <button
          type="button"
          className={buttons['button']}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        >
          <ListFilter size={18} aria-hidden="true" />
          {t(open ? 'orderFilters.fewer' : 'orderFilters.more')}
        </button>
        <button
          type="button"
          className={`${buttons['button'] ?? ''} ${css['tonesButton'] ?? ''}`}
          aria-expanded={hasTones}
          aria-controls={tones}
          onClick={() => setTones(!hasTones)}
        >
          <Palette size={18} aria-hidden="true" />
          {t('orderFilters.tones')}
        </button>
      </div>
      <div id={rest} hidden={!open} className={css['filterLine']}>
        {orderFilters.filter(({ name }) => !PRIMARY.includes(name)).map(draw)}
        <Labelled label={t('orderFilters.limit')}>
          <select
            className={fields['control']}
            value={limit}
            onChange={({ target }) => navigation.show(Number(target.value))}
          >
            {PAGE_SIZES.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </Labelled>
      </div>
      <div className={marks['chips']}>
        {set.map((one) => {
          const { name, schema } = one;
          const label = schemaLabel(schema, language, name);
          const filter = `${label}: ${textOf(one)}`;
          return (
            <button
              key={name}
              type="button"
              className={buttons['filterChip']}
              aria-label={t('orderFilters.remove', { filter })}
              onClick={() => onChange({ [name]: '' })}
            >
              {label}: <bdi>{textOf(one)}</bdi>
              <X size={14} aria-hidden="true" />
            </button>
          );
        })}
        {set.length > 0 && (
          <button type="button" className={css['link']} onClick={onClear}>
            {t('orderFilters.clear')}
          </button>
        )}
        <Tones id={tones} />
      </div>
    </section>
  );
}

interface FilterFieldProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly onChange: (changes: FilterValues) => void;
}

/** The input for a filter, selected by the type of its property. */
function FilterField({ filter: { name, schema, kind }, value, onChange }: FilterFieldProps) {
  const language = useLanguage();
  const props = { name, label: schemaLabel(schema, language, name), value, onChange };
  if (name === 'orderID') return <OrderFilter {...props} />;
  switch (kind) {
    case 'choice':
      return <ChoiceFilter {...props} schema={schema} />;
    case 'date':
      return <DateFilter {...props} />;
    case 'percent':
      return <PercentFilter {...props} />;
    case 'number':
      return <FilterInput {...props} inputMode="decimal" limits={schema} />;
    case 'text':
      return <FilterInput {...props} />;
  }
}

interface ChoiceFilterProps extends Omit<FilterFieldProps, 'filter'> {
  readonly name: string;
  readonly label: string;
  readonly schema: Schema;
}

/** The value of a filter that has the same effect as leaving the filter out, by filter name. */
const ABSENT: Readonly<Partial<Record<string, string>>> = { canceled: 'false' };

function ChoiceFilter({ name, label, schema, value = '', onChange }: ChoiceFilterProps) {
  const t = useTranslate();
  const language = useLanguage();
  const absent = ABSENT[name];
  const textOf = (choice: string) =>
    schema['x-options']?.[choice]?.[language] ??
    (schema.type === 'boolean' ? t(choice === 'true' ? 'orders.yes' : 'orders.no') : choice);
  return (
    <Labelled label={label}>
      <select className={fields['control']} value={value} onChange={({ target }) => onChange({ [name]: target.value })}>
        <option value="">{absent === undefined ? t('orderFilters.any') : textOf(absent)}</option>
        {choicesOf(schema)
          .filter((choice) => choice !== absent)
          .map((choice) => (
            <option key={choice} value={choice}>
              {textOf(choice)}
            </option>
          ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Labelled = ({ label, children }: LabelledProps) => (
  <label className={fields['labelled']}>
    <span>{label}</span>
    {children}
  </label>
);

/** The legend of the row colours. On phones a button shows it. */
function Tones({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <ul id={id} className={css['tones']} aria-label={t('orders.tones')}>
      {TONES.map((tone) => (
        <li key={tone}>
          <span className={`${css['swatch'] ?? ''} ${toneClass(tone)}`} aria-hidden="true" />
          {t(`orders.tone.${tone}`)}
        </li>
      ))}
    </ul>
  );
}
