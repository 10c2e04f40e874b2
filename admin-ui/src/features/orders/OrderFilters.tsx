/**
 * The filters: the four most used in one line, the rest below, active ones as chips.
 * (docs/spec/staff-console.md#order-filters)
 */
import { useId, useState, type ReactNode } from 'react';
import {
  formatDate,
  schemaLabel,
  orderQuerySchema,
  formatPercentIsolated,
  toPercent,
  readinessField,
} from '@qaima/schemas';
import { ListFilter, X } from 'lucide-react';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import fields from './fields.module.css';
import { DateFilter, FilterInput, OrderFilter, PercentFilter } from './FilterInput.js';
import { FILTER_NAMES, PAGE_SIZES, type FilterName, type OrdersNavigation, type OrdersLocation } from './filters.js';
import css from './filters.module.css';
import { TONES, toneClass } from './paymentTones.js';

interface OrderFiltersProps {
  readonly place: OrdersLocation;
  readonly navigation: OrdersNavigation;
}

const DATES = ['createdAtFrom', 'createdAtTo', 'subEndFrom', 'subEndTo'] as const;
const SHARES = ['top', 'topGt', 'topLt'] as const;
const isShare = (name: FilterName): name is (typeof SHARES)[number] => SHARES.some((share) => share === name);
const { 'x-options': CANCELED } = orderQuerySchema.properties.canceled;

export function OrderFilters({ place: { filters, limit }, navigation }: OrderFiltersProps) {
  const { filter: onChange, clear: onClear } = navigation;
  const t = useTranslate();
  const language = useLanguage();
  const rest = useId();
  const [open, setOpen] = useState(false);
  const set = FILTER_NAMES.filter((name) => filters[name]);
  const valueOf = (name: FilterName): string => {
    const value = filters[name] ?? '';
    if (name === 'hasUnreadyEdits') return t(value === 'true' ? 'orders.yes' : 'orders.no');
    if (name === 'canceled' && (value === 'true' || value === 'all')) return CANCELED[value][language];
    if (DATES.some((date) => date === name)) return formatDate(value) || value;
    if (isShare(name)) return formatPercentIsolated(toPercent(Number(value)));
    if (name === 'status' && (value === 'ready' || value === 'unready'))
      return readinessField['x-options'][value][language];
    return value;
  };
  // The chip shows the percent sign with the value, so the label does without the unit.
  const titleOf = (name: FilterName) =>
    isShare(name) ? schemaLabel(orderQuerySchema.properties[name], language) : t(`orderFilters.${name}`);
  const choice = (
    name: FilterName,
    options: readonly (readonly [value: string, label: string])[],
    unset = t('orderFilters.any'),
  ) => (
    <Labelled label={t(`orderFilters.${name}`)}>
      <select
        className={fields['control']}
        value={filters[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        <option value="">{unset}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
  return (
    <section aria-label={t('orderFilters.title')} data-open={open} className={css['filters']}>
      <div className={css['filterLine']}>
        <FilterInput name="q" value={filters.q} onChange={onChange} />
        {choice(
          'status',
          readinessField.enum.map((status) => [status, readinessField['x-options'][status][language]]),
        )}
        {choice('hasUnreadyEdits', [
          ['true', t('orders.yes')],
          ['false', t('orders.no')],
        ])}
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
      </div>
      <div id={rest} hidden={!open} className={css['filterLine']}>
        <FilterInput name="username" value={filters.username} onChange={onChange} />
        <OrderFilter name="orderID" value={filters.orderID} onChange={onChange} />
        {DATES.map((name) => (
          <DateFilter key={name} name={name} value={filters[name]} onChange={onChange} />
        ))}
        {SHARES.map((name) => (
          <PercentFilter key={name} name={name} value={filters[name]} onChange={onChange} />
        ))}
        {choice(
          'canceled',
          [
            ['true', CANCELED.true[language]],
            ['all', CANCELED.all[language]],
          ],
          CANCELED.false[language],
        )}
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
        {set.map((name) => {
          const filter = `${titleOf(name)}: ${valueOf(name)}`;
          return (
            <button
              key={name}
              type="button"
              className={buttons['filterChip']}
              aria-label={t('orderFilters.remove', { filter })}
              onClick={() => onChange({ [name]: '' })}
            >
              {titleOf(name)}: <bdi>{valueOf(name)}</bdi>
              <X size={14} aria-hidden="true" />
            </button>
          );
        })}
        {set.length > 0 && (
          <button type="button" className={css['link']} onClick={onClear}>
            {t('orderFilters.clear')}
          </button>
        )}
        <Tones />
      </div>
    </section>
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

/** The legend of the row colours. */
function Tones() {
  const t = useTranslate();
  return (
    <ul className={css['tones']} aria-label={t('orders.tones')}>
      {TONES.map((tone) => (
        <li key={tone}>
          <span className={`${css['swatch'] ?? ''} ${toneClass(tone)}`} aria-hidden="true" />
          {t(`orders.tone.${tone}`)}
        </li>
      ))}
    </ul>
  );
}
