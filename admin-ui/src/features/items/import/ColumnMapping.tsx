/** What the columns of each sheet mean: every guess is shown and can be changed. (docs/spec/owners-area.md#import) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IMPORT_COLUMNS, type SheetLayout, type SheetMapping } from '@qaima/schemas';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { Switch } from '../../../components/Switch.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './import.module.css';

/** A header further down can't be chosen. */
const MAX_HEADER_ROW = 20;
const SIZE = 'price: ';

interface ColumnMappingProps {
  readonly layout: readonly SheetLayout[];
  readonly disabled: boolean;
  readonly onChange: (mapping: SheetMapping) => void;
}

const isSure = ({ use, header, columns }: SheetLayout) => !use || (header > 0 && columns.every(({ note }) => !note));

export function ColumnMapping({ layout, disabled, onChange }: ColumnMappingProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(() => !layout.every(isSure));
  const columns = layout.flatMap((sheet) => (sheet.use ? sheet.columns : []));
  const read = columns.filter(({ key }) => key !== '').length;
  return (
    <details className={css['group']} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css['head']}>
        <h3>{t('import.columns.title')}</h3>
        <span>{t('import.columns.count', { read, all: columns.length })}</span>
      </summary>
      {layout.map((sheet) => (
        <Sheet key={sheet.sheet} sheet={sheet} isOne={layout.length === 1} disabled={disabled} onChange={onChange} />
      ))}
    </details>
  );
}

interface SheetProps extends Omit<ColumnMappingProps, 'layout'> {
  readonly sheet: SheetLayout;
  /** Whether the file has no other sheets. */
  readonly isOne: boolean;
}

function Sheet({ sheet, isOne, disabled, onChange }: SheetProps) {
  const t = useTranslate();
  const { header, above, columns, use } = sheet;
  const keys = columns.map(({ key }) => key);
  const last = Math.max(MAX_HEADER_ROW, header);
  return (
    <section aria-label={sheet.title || t('import.columns.title')}>
      <div className={css['forAll']}>
        {!isOne && (
          <FormControlLabel
            sx={{ margin: 0, gap: '8px', flexGrow: 1 }}
            control={
              <Switch
                checked={use}
                disabled={disabled}
                onCheckedChange={(next) => onChange({ sheet: sheet.sheet, use: next })}
              />
            }
            label={<bdi>{sheet.title}</bdi>}
          />
        )}
        {use && (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontSize: 14 }}>
            {t('import.columns.headers')}
            <NativeSelect
              fullWidth={false}
              value={header}
              disabled={disabled}
              onChange={({ target }) => onChange({ sheet: sheet.sheet, header: Number(target.value) })}
            >
              <option value={0}>{t('import.columns.noHeader')}</option>
              {Array.from({ length: last }, (_, index) => (
                <option key={index} value={index + 1}>
                  {t('import.row', { row: index + 1 })}
                </option>
              ))}
            </NativeSelect>
          </Box>
        )}
        {use && above > 0 && <span className={css['detail']}>{t('import.columns.above', { smart_count: above })}</span>}
      </div>
      {use && (
        <ul className={css['rows']}>
          {columns.map((column, at) => (
            <Column
              key={at}
              column={column}
              number={at + 1}
              disabled={disabled}
              onChange={(key) =>
                onChange({
                  sheet: sheet.sheet,
                  use,
                  header,
                  columns: keys.map((one, index) => (index === at ? key : one)),
                })
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ColumnProps {
  readonly column: SheetLayout['columns'][number];
  readonly number: number;
  readonly disabled: boolean;
  readonly onChange: (key: string) => void;
}

function Column({ column: { header, key, samples, note }, number, disabled, onChange }: ColumnProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isSize = key.startsWith(SIZE);
  const name = header || t('import.columns.number', { number });
  return (
    <li className={css['column']}>
      <span className={css['title']}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={css['detail']}>
          <bdi>{samples.join(t('bulk.comma')) || t('import.empty')}</bdi>
        </span>
        {note && <span className={css['detail']}>{t(`import.columns.notes.${note}`)}</span>}
      </span>
      <span className={css['choices']}>
        <NativeSelect
          value={isSize ? SIZE : key}
          disabled={disabled}
          inputProps={{ 'aria-label': t('import.columns.of', { name }) }}
          onChange={({ target }) => onChange(target.value === SIZE ? SIZE + (header || String(number)) : target.value)}
        >
          <option value="">{t('import.columns.leave')}</option>
          <option value={SIZE}>{t('import.columns.size')}</option>
          {IMPORT_COLUMNS.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label[language]}
            </option>
          ))}
        </NativeSelect>
        {isSize && (
          <OutlinedInput
            key={key}
            defaultValue={key.slice(SIZE.length)}
            disabled={disabled}
            inputProps={{ 'aria-label': t('import.columns.sizeName', { name }), dir: 'auto', maxLength: 60 }}
            onBlur={({ target }) => {
              const size = target.value.trim();
              if (size !== '' && SIZE + size !== key) onChange(SIZE + size);
            }}
            onKeyDown={({ key: pressed, currentTarget }) => {
              if (pressed === 'Enter' && currentTarget instanceof HTMLElement)
                currentTarget.querySelector('input')?.blur();
            }}
          />
        )}
      </span>
    </li>
  );
}
