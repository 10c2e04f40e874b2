/** The parts of a pasted row that have no input: further fields, and cells that could not be read. */
import Button from '@mui/material/Button';
import { cellOf, IMPORT_COLUMNS, valueOf, type UnreadCell } from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './createMany.module.css';
import type { Row } from './useRows.js';

interface PastedFieldsProps {
  readonly row: Row;
  readonly number: number;
  readonly disabled: boolean;
  readonly onChange: (key: string, fields: Partial<Row>) => void;
}

export function PastedFields({ row: { key, others, unread = [] }, number, disabled, onChange }: PastedFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const timeZone = useMenu().data?.settings?.timeZone;
  const shown = IMPORT_COLUMNS.flatMap((column) => {
    const text = others ? cellOf(column, valueOf(others, column), language, timeZone) : '';
    return text === '' ? [] : [{ key: column.key, label: column.label[language], text }];
  });
  if (shown.length === 0 && unread.length === 0) return null;
  // A column that was found without a header has its key as header.
  const nameOf = ({ field, header }: UnreadCell) =>
    IMPORT_COLUMNS.find((column) => column.key === field && column.key === header)?.label[language] ?? header;
  const settle = (cell: UnreadCell, fields: Partial<Row> = {}) =>
    onChange(key, { ...fields, unread: unread.filter((one) => one !== cell) });
  return (
    <div className={css['pasted']}>
      {shown.length > 0 && (
        <div className={css['others']}>
          {shown.map((one) => (
            <span key={one.key}>
              {one.label}: <bdi>{one.text}</bdi>
            </span>
          ))}
        </div>
      )}
      {unread.map((cell) => (
        <div key={cell.field} className={css['unread']}>
          <span>
            <b>
              {t('rows.cell', { row: number })} <bdi>{nameOf(cell)}</bdi>:
            </b>{' '}
            {cell.message[language]}
          </span>
          {cell.choices?.map(({ label, price, values }) => (
            <Button
              key={label[language]}
              size="small"
              color="inherit"
              disabled={disabled}
              onClick={() =>
                settle(cell, {
                  price,
                  ...(values['subItems'] ? { others: { ...others, subItems: values['subItems'] } } : {}),
                })
              }
            >
              {label[language]}
            </Button>
          )) ?? (
            <Button
              size="small"
              color="inherit"
              data-field="unread"
              disabled={disabled}
              aria-label={t('rows.leaveOutOf', { row: number, column: nameOf(cell) })}
              onClick={() => settle(cell)}
            >
              {t('rows.leaveOut')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
