/** The inputs for one new item: a row, or a card on phones. They are native inputs, because there may be many rows. */
import { memo, useId, type ReactNode } from 'react';
import {
  askAboutTypedPrices,
  amountLimits,
  bulkItemCreateSchema,
  interfaceUnit,
  schemaLabel,
  toLatinNumber,
  type Currency,
  type FieldError,
  type Schema,
} from '@qaima/schemas';
import { isOneOf, keysOf } from '@qaima/schemas/core/typeGuards';
import { ChevronDown, Trash2 } from 'lucide-react';
import { AmbiguousNumberPrompt } from '../../../components/AmbiguousNumberPrompt.js';
import { CurrencySign } from '../../../components/CurrencySign.js';
import { selectTextOnFocus } from '../../../components/selectTextOnFocus.js';
import { Switch } from '../../../components/Switch.js';
import type { MenuSection } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './createMany.module.css';
import { PastedFields } from './PastedFields.js';
import { fieldOf } from './useRowErrors.js';
import type { Row, RowField } from './useRows.js';

interface NewItemRowProps {
  readonly row: Row;
  /** The row's number, from 1. */
  readonly number: number;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  /** Whether the row's section has an item of this name. */
  readonly isKnown: boolean;
  /** The errors to show at the row's fields. */
  readonly errors: readonly FieldError[];
  readonly disabled: boolean;
  readonly onChange: (key: string, fields: Partial<Row>) => void;
  readonly onLeave: (key: string, field: RowField) => void;
  readonly onNext: () => void;
  readonly onRemove: (key: string) => void;
}

const fields = bulkItemCreateSchema.properties;
const shows = fields.show.properties.type;

const sameErrors = (before: readonly FieldError[], after: readonly FieldError[]): boolean =>
  before.length === after.length && before.every((error, index) => error === after[index]);

/** Whether a row can skip rendering. The `errors` array is new after any change, so its elements are compared. */
const isSame = ({ errors: before, ...old }: NewItemRowProps, { errors: after, ...next }: NewItemRowProps): boolean =>
  sameErrors(before, after) && keysOf(next).every((name) => old[name] === next[name]);

export const NewItemRow = memo(function RowCard(props: NewItemRowProps) {
  const { row, number, sections, currency, isKnown, errors, disabled, onChange, onLeave, onNext, onRemove } = props;
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const message = (field: RowField) => errors.find(({ path }) => fieldOf(path) === field)?.message;
  /** The props that all inputs of the row share. */
  const inputOf = (field: RowField) => ({
    id: `${id}-${field}`,
    'data-field': field,
    disabled,
    'aria-required': true,
    'aria-invalid': message(field) ? (true as const) : undefined,
    'aria-describedby': message(field) ? `${id}-${field}-message` : undefined,
    onBlur: () => onLeave(row.key, field),
  });
  const frameOf = (field: RowField, schema: Schema) => ({
    id: `${id}-${field}`,
    label: schemaLabel(schema, language),
    message: message(field),
    className: css[field] ?? '',
  });
  const continueRow = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  };
  return (
    <div role="group" aria-label={t('rows.row', { row: number })} data-row={row.key} className={css['row']}>
      <span className={css['number']} aria-hidden="true">
        {number}
      </span>
      <Field {...frameOf('sectionId', {})} label={t('items.section')}>
        <Choice
          value={row.sectionId}
          onChange={({ target }) => onChange(row.key, { sectionId: target.value, ...withoutUnread(row, 'sectionId') })}
          {...inputOf('sectionId')}
        >
          <option value="">{t('form.choose')}</option>
          {sections.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </Choice>
      </Field>
      <Field {...frameOf('title', fields.title)} note={isKnown && t('rows.known')}>
        <input
          className={css['input']}
          dir="auto"
          value={row.title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange(row.key, { title: target.value })}
          onKeyDown={continueRow}
          {...inputOf('title')}
          {...(isKnown && { 'aria-describedby': `${id}-title-message` })}
        />
      </Field>
      <Field {...frameOf('description', fields.description)}>
        <textarea
          className={css['input']}
          dir="auto"
          rows={1}
          value={row.description}
          autoComplete="off"
          onChange={({ target }) => onChange(row.key, { description: target.value })}
          onKeyDown={continueRow}
          {...inputOf('description')}
        />
      </Field>
      <Field {...frameOf('price', fields.price)} unit={<CurrencySign unit={interfaceUnit(currency, language)} />}>
        <input
          className={css['input']}
          dir="ltr"
          inputMode="decimal"
          value={row.price}
          autoComplete="off"
          onChange={({ target }) =>
            onChange(row.key, { price: toLatinNumber(target.value), ...withoutUnread(row, 'price') })
          }
          onFocus={selectTextOnFocus}
          onKeyDown={continueRow}
          {...inputOf('price')}
          onBlur={() => {
            const asked = askAboutTypedPrices(row.price, currency);
            if (asked) {
              const others = (row.unread ?? []).filter(({ field }) => field !== asked.field);
              onChange(row.key, { price: '', unread: [...others, asked] });
            }
            onLeave(row.key, 'price');
          }}
        />
        <AmbiguousNumberPrompt
          text={row.price}
          limits={amountLimits(fields.price, currency)}
          inputId={`${id}-price`}
          onPick={(price) => onChange(row.key, { price })}
        />
      </Field>
      <Field {...frameOf('show', shows)}>
        <Choice
          value={row.show}
          onChange={({ target }) => isOneOf(shows.enum, target.value) && onChange(row.key, { show: target.value })}
          {...inputOf('show')}
        >
          {shows.enum.map((value) => (
            <option key={value} value={value}>
              {shows['x-options'][value][language]}
            </option>
          ))}
        </Choice>
      </Field>
      <label className={css['pin']}>
        <span>{fields.pin['x-options'].true[language]}</span>
        <Switch checked={row.pin} disabled={disabled} onCheckedChange={(pin) => onChange(row.key, { pin })} />
      </label>
      <button
        type="button"
        className={css['remove']}
        aria-label={t('form.removeRow', { row: number })}
        disabled={disabled}
        onClick={() => onRemove(row.key)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
      <PastedFields row={row} number={number} disabled={disabled} onChange={onChange} />
    </div>
  );
}, isSame);

/** Removes the pasted cell of a field that the user has now filled in: an unknown section, or two prices. */
const withoutUnread = ({ unread }: Row, of: RowField): Partial<Row> =>
  unread ? { unread: unread.filter(({ field }) => field !== of) } : {};

/** A native select with the theme's arrow. */
const Choice = (props: React.ComponentProps<'select'>) => (
  <span className={css['choice']}>
    <select className={css['input']} {...props} />
    <ChevronDown size={18} aria-hidden="true" />
  </span>
);

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly message: string | undefined;
  readonly className: string;
  readonly unit?: ReactNode;
  /** A notice below the input, while it has no error. */
  readonly note?: string | false;
  readonly children: React.ReactNode;
}

const Field = ({ id, label, message, className, unit, note, children }: FieldProps) => (
  <div className={className}>
    <label htmlFor={id} className={css['label']}>
      {label}
      {unit && (
        <span className={css['unit']}>
          {' '}
          <bdi dir="ltr">{unit}</bdi>
        </span>
      )}
    </label>
    {children}
    {(message ?? note) && (
      <div id={`${id}-message`} className={css[message ? 'message' : 'note']}>
        {message ?? note}
      </div>
    )}
  </div>
);
