/** The prices before and after the change. Unusual rows are tinted and explain why. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  fromThousandths,
  formatAmount,
  toThousandths,
  type Currency,
  type PriceRow,
  type Thousandths,
} from '@qaima/schemas';
import { Checkbox } from '../../../components/Checkbox.js';
import { Price } from '../../../components/Price.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { noteOf } from './priceNotes.js';
import css from './prices.module.css';

interface PriceTableProps {
  readonly rows: readonly PriceRow[];
  readonly items: ReadonlyMap<string, MenuItem>;
  readonly left: ReadonlySet<string>;
  /** The combos that become dearer than their items, with the difference. */
  readonly dearer: ReadonlyMap<string, Thousandths>;
  readonly changing: number;
  readonly hasValue: boolean;
  readonly currency: Currency | undefined;
  readonly disabled: boolean;
  readonly onToggle: (itemIds: readonly string[], isIn: boolean) => void;
}

/** Whether the row belongs to an item or a combo, which can be left out. */
const isOwnPrice = ({ kind }: PriceRow) => kind === 'item' || kind === 'combo';

const keyOf = ({ kind, _id, path }: PriceRow) => `${kind} ${_id}${path}`;

export function PriceTable(props: PriceTableProps) {
  const { rows, items, left, dearer, changing, hasValue, currency, disabled, onToggle } = props;
  const t = useTranslate();
  const options = { t, language: useLanguage(), currency, step: usePriceStep(), dearer };
  const [onlyNoted, setOnlyNoted] = useState(false);
  const noted = rows.map((row) => ({ row, note: hasValue ? noteOf(options, row, items.get(row._id)) : '' }));
  const toLookAt = noted.filter(({ note }) => note !== '').length;
  const shown = onlyNoted && toLookAt > 0 ? noted.filter(({ note }) => note !== '') : noted;
  const ids = [...new Set(rows.filter(isOwnPrice).map(({ _id }) => _id))];
  const kept = ids.filter((id) => !left.has(id)).length;
  return (
    <section className={css['card']} aria-label={t('prices.table')}>
      <header className={css['head']}>
        <h3 className={css['title']}>{t('prices.table')}</h3>
        <span role="status" className={css['count']}>
          {t('prices.count', { smart_count: changing })}
        </span>
        {toLookAt > 0 && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-pressed={onlyNoted}
            onClick={() => setOnlyNoted(!onlyNoted)}
          >
            {t('prices.look', { count: toLookAt })}
          </Button>
        )}
      </header>
      <table className={css['table']}>
        <thead>
          <tr>
            <th className={css['tick']}>
              <Checkbox
                label={t('prices.whole')}
                checked={kept === ids.length}
                partly={kept > 0 && kept < ids.length}
                disabled={disabled}
                onCheckedChange={(isIn) => onToggle(ids, isIn)}
              />
            </th>
            <th scope="col">{t('prices.item')}</th>
            <th scope="col" className={css['amount']}>
              {t('prices.now')}
            </th>
            <th scope="col" className={css['amount']}>
              {t('prices.then')}
            </th>
            <th scope="col" className={css['difference']}>
              {t('prices.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, note }, index) => (
            <PriceTableRow
              key={keyOf(row)}
              row={row}
              isFirst={isOwnPrice(row) && shown[index - 1]?.row._id !== row._id}
              note={note}
              item={items.get(row._id)}
              isIn={!left.has(row._id)}
              {...{ hasValue, currency, disabled, onToggle }}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceTableRowProps extends Pick<PriceTableProps, 'hasValue' | 'currency' | 'disabled' | 'onToggle'> {
  readonly row: PriceRow;
  /** Whether it is the first row of its item: an item with sizes has one for each. */
  readonly isFirst: boolean;
  readonly note: string;
  readonly item: MenuItem | undefined;
  readonly isIn: boolean;
}

function PriceTableRow(props: PriceTableRowProps) {
  const { row, isFirst, note, item, isIn, hasValue, currency, disabled, onToggle } = props;
  const t = useTranslate();
  return (
    <tr className={`${note ? (css['noted'] ?? '') : ''} ${isIn ? '' : (css['left'] ?? '')}`}>
      <td className={css['tick']}>
        {isFirst && (
          <Checkbox
            label={t('prices.takeOne', { title: row.title })}
            checked={isIn}
            disabled={disabled}
            onCheckedChange={(into) => onToggle([row._id], into)}
          />
        )}
      </td>
      <td>
        <span className={css['name']}>
          {isFirst && <Thumbnail file={item?.image} size={40} />}
          <span>
            {isFirst && (
              <strong>
                <bdi>{row.title}</bdi>
              </strong>
            )}
            {!isOwnPrice(row) && <bdi>{row.title}</bdi>}
            {row.kind === 'combo' && <span className={css['part']}>{t('prices.combo')}</span>}
            {row.part !== undefined && <bdi className={css['part']}>{row.part}</bdi>}
            {note && <span className={css['note']}>{note}</span>}
          </span>
        </span>
      </td>
      <td className={css['amount']}>
        <Price thousandths={toThousandths(row.from)} currency={currency} />
      </td>
      <td className={css['amount']}>
        <Arrow />
        <strong>
          <Price thousandths={toThousandths(isIn && hasValue ? row.to : row.from)} currency={currency} />
        </strong>
      </td>
      <td className={css['difference']}>
        {isIn && hasValue && (row.to === row.from ? t('prices.asIs') : <Difference from={row.from} to={row.to} />)}
      </td>
    </tr>
  );
}

const Arrow = () => {
  const language = useLanguage();
  return (
    <span className={css['arrow']} aria-hidden="true">
      {language === 'en' ? '→' : '←'}
    </span>
  );
};

function Difference({ from, to }: Pick<PriceRow, 'from' | 'to'>) {
  const thousandths = toThousandths(to) - toThousandths(from);
  const size = formatAmount(toThousandths(Math.abs(fromThousandths(thousandths))));
  return <bdi dir="ltr">{`${thousandths < 0 ? '−' : '+'}${size}`}</bdi>;
}
