/**
 * A list generated from a schema: a table, or cards on narrow screens. Cards use `display: block`, which removes a
 * table's semantics. Explicit roles restore them.
 */
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { schemaLabel, type Currency, type Language, type ObjectSchema } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { moneyHeading } from '../../components/MoneyColumn.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { cardsBelow, tokens } from '../../theme/theme.js';
import { FormContext, emptyFormContext } from '../form/formContext.js';
import type { Overrides } from '../fieldOverrides.js';
import { columnsOf } from './columns.js';
import { ARIA_SORT, SortButton, type Sorting } from './SortButton.js';

/** A column that does not belong to a property. */
export interface ExtraColumn<R> {
  /** The name of the column that precedes this extra column. */
  readonly after: string | typeof AT_START | typeof AT_END;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  /** Whether the column contains controls. On narrow screens, they are in the card's top corner. */
  readonly controls?: boolean;
  /** Whether the column's cells name their rows, as row headers. */
  readonly namesRow?: boolean;
  /** Whether only assistive technology sees the heading. */
  readonly hiddenLabel?: boolean;
  /** Shown in place of the label, for example a checkbox that selects all rows. */
  readonly heading?: ReactNode;
  readonly cellClass?: string | undefined;
  /** The name by which {@link Sorting} sorts the column. */
  readonly sort?: string;
}

export const AT_START = Symbol('at the start');
export const AT_END = Symbol('at the end');

/** Attributes that a screen can set on rows. */
export type RowProps = Pick<ComponentProps<'tr'>, 'className' | 'onClick' | 'aria-current'> &
  Readonly<Record<`data-${string}`, string | undefined>>;

/** Classes that replace the table's default styles. */
export interface TableStyles {
  readonly frameClass?: string;
  readonly tableClass?: string | undefined;
  readonly tableSx?: SxProps<Theme>;
  readonly rowClass?: string | undefined;
  readonly skeletonRows?: number;
}

export interface SchemaTableProps<R extends object> {
  readonly shape: ObjectSchema;
  /** Undefined while loading. */
  readonly rows: readonly R[] | undefined;
  readonly caption: string;
  readonly selectedId?: string | null | undefined;
  /** Called when the user selects a row; if absent, rows can't be selected. */
  readonly onSelect?: ((row: R) => void) | undefined;
  readonly extra?: readonly ExtraColumn<R>[];
  readonly overrides?: Overrides<R>;
  readonly currency?: Currency;
  readonly rowProps?: (row: R) => RowProps;
  readonly styles?: TableStyles;
  readonly sorting?: Sorting;
  /** Rendered instead of the rows if there are none. */
  readonly empty: ReactNode;
}

interface ShownColumn<R> extends Omit<ExtraColumn<R>, 'after'> {
  readonly key: string;
  readonly money?: boolean | undefined;
}

const card = {
  backgroundColor: tokens.surface,
  borderRadius: '16px',
  border: `1px solid ${tokens.line}`,
  boxShadow: tokens.lift,
  overflow: 'hidden',
} as const;

const tableSx = {
  ...card,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { textAlign: 'start', paddingInline: '20px', paddingBlock: '8px' },
  '& td': { blockSize: 56, borderBlockStart: `1px solid ${tokens.line}`, overflowWrap: 'anywhere' },
  ...cardsBelow({
    display: 'block',
    border: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
    overflow: 'visible',
    '& thead': { display: 'none' },
    '& tbody': { display: 'grid', gap: '12px' },
    // Several values share a line, so that many rows fit on the screen.
    '& tr': {
      ...card,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '20px',
      overflow: 'visible',
      paddingBlock: '10px',
      paddingInline: '20px',
    },
    '& td': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      blockSize: 'auto',
      border: 0,
      paddingBlock: '4px',
      paddingInline: 0,
    },
    '& td::before': { content: 'attr(data-label)', color: tokens.muted, fontSize: 13.5, flexShrink: 0 },
    // A label without a value would read as the label of the next value.
    '& td:empty': { display: 'none' },
    '& td:first-of-type': { flexBasis: '100%', fontSize: 16 },
    '& td:first-of-type::before, & td[data-controls]::before': { content: 'none' },
    '& tr:has(td[data-controls]) td:first-of-type': {
      paddingInlineEnd: '152px',
      minBlockSize: '44px',
      alignItems: 'center',
    },
    '& td[data-controls]': {
      position: 'absolute',
      insetBlockStart: '10px',
      insetInlineEnd: 0,
      paddingInline: '8px',
    },
  }),
} as const;

/** Marks the cells of amounts for the tables' styles. */
const MONEY_CELL = { 'data-money': '' } as const;

const headingSx = { backgroundColor: tokens.head, color: tokens.muted, fontSize: 12.5, fontWeight: 600 } as const;

const SKELETON_ROWS = 4;

const labelled = (label: string, money: boolean | undefined, language: Language) =>
  money ? moneyHeading(label, language) : label;

/** The schema's columns and the extra columns, with labels in the user's language. */
function useColumns<R extends object>({
  shape,
  overrides,
  extra = [],
  sorting,
}: SchemaTableProps<R>): readonly ShownColumn<R>[] {
  const language = useLanguage();
  const t = useTranslate();
  const fields = sorting?.fields;
  return useMemo(() => {
    const extraAfter = (place: ExtraColumn<R>['after']) =>
      extra.filter(({ after }) => after === place).map((column) => ({ ...column, key: column.label }));
    const columns = columnsOf(shape, overrides).flatMap(({ name, schema, heading, cellClass, money, Cell }) => [
      {
        key: name,
        label: labelled(heading ? t(heading) : schemaLabel(schema, language, name), money, language),
        money,
        cellClass,
        ...(fields?.[name] && { sort: fields[name] }),
        cell: (row: R) => <Cell value={propertyOf(row, name)} schema={schema} record={row} />,
      },
      ...extraAfter(name),
    ]);
    return [...extraAfter(AT_START), ...columns, ...extraAfter(AT_END)];
  }, [shape, overrides, extra, fields, language, t]);
}

export function SchemaTable<R extends { readonly _id: string }>(props: SchemaTableProps<R>) {
  const { rows, caption, selectedId, onSelect, rowProps, currency, empty, styles, sorting } = props;
  const t = useTranslate();
  const columns = useColumns(props);
  if (rows?.length === 0) return <Box sx={card}>{empty}</Box>;
  return (
    <FormContext value={emptyFormContext(currency)}>
      <Box className={styles?.frameClass} sx={styles ? {} : { containerType: 'inline-size', containerName: 'rows' }}>
        <Box
          component="table"
          role="table"
          aria-busy={rows === undefined}
          className={styles?.tableClass}
          sx={styles ? (styles.tableSx ?? {}) : tableSx}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, label, hiddenLabel, heading, sort, money }) => (
                <Box
                  component="th"
                  role="columnheader"
                  scope="col"
                  key={key}
                  {...(money && MONEY_CELL)}
                  {...(sort !== undefined && sort === sorting?.sort && { 'aria-sort': ARIA_SORT[sorting.direction] })}
                  sx={styles ? {} : headingSx}
                >
                  {heading ??
                    (hiddenLabel ? (
                      <span className="sr-only">{label}</span>
                    ) : sort !== undefined && sorting ? (
                      <SortButton label={label} sort={sort} sorting={sorting} />
                    ) : (
                      label
                    ))}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows
              ? rows.map((row) => (
                  <Row
                    key={row._id}
                    row={row}
                    columns={columns}
                    selected={row._id === selectedId}
                    onSelect={onSelect}
                    rowClass={styles?.rowClass}
                    own={rowProps?.(row)}
                  />
                ))
              : Array.from({ length: styles?.skeletonRows ?? SKELETON_ROWS }, (_, index) => (
                  <tr role="row" className={styles?.rowClass} key={index}>
                    {columns.map(({ key, label }) => (
                      <td role="cell" data-label={label} key={key}>
                        <Skeleton width={index % 2 ? '60%' : '75%'} sx={{ flexGrow: 1 }} />
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </Box>
        <span role="status" className="sr-only">
          {rows === undefined && t('table.loading')}
        </span>
      </Box>
    </FormContext>
  );
}

interface SchemaRowProps<R> {
  readonly row: R;
  readonly columns: readonly ShownColumn<R>[];
  readonly selected: boolean;
  readonly onSelect: ((row: R) => void) | undefined;
  readonly rowClass: string | undefined;
  readonly own: RowProps | undefined;
}

const rowSx = (selectable: boolean, selected: boolean) =>
  ({
    position: 'relative',
    ...(selectable && { cursor: 'pointer', '&:hover': { backgroundColor: tokens.selected } }),
    ...(selected && {
      backgroundColor: tokens.selected,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `2px solid ${tokens.accent}`,
        borderRadius: '12px',
        pointerEvents: 'none',
      },
    }),
  }) as const;

function Row<R>({ row, columns, selected, onSelect, rowClass, own }: SchemaRowProps<R>) {
  return (
    <Box
      component="tr"
      role="row"
      aria-current={selected ? 'true' : undefined}
      {...own}
      className={[rowClass, own?.className].filter(Boolean).join(' ') || undefined}
      sx={own ? {} : rowSx(onSelect !== undefined, selected)}
    >
      {columns.map(({ key, label, cell, controls, namesRow, hiddenLabel, cellClass, money }, index) => {
        const Cell = namesRow ? 'th' : 'td';
        return (
          <Cell
            {...(namesRow ? { role: 'rowheader', scope: 'row' } : { role: 'cell' })}
            data-label={namesRow || hiddenLabel ? undefined : label}
            key={key}
            className={cellClass}
            {...(controls && { 'data-controls': '' })}
            {...(money && MONEY_CELL)}
          >
            {index === 0 && onSelect ? (
              <SelectButton selected={selected} onClick={() => onSelect(row)}>
                {cell(row)}
              </SelectButton>
            ) : (
              cell(row)
            )}
          </Cell>
        );
      })}
    </Box>
  );
}

interface SelectButtonProps {
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button around the content of the row's first cell. Its click area covers the whole row. */
const SelectButton = ({ selected, onClick, children }: SelectButtonProps) => (
  <Box
    component="button"
    type="button"
    aria-pressed={selected}
    onClick={onClick}
    sx={{
      all: 'unset',
      cursor: 'pointer',
      fontWeight: 700,
      '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
      '&:focus-visible::before': { outline: `3px solid ${tokens.accent}`, outlineOffset: -3 },
    }}
  >
    {children}
  </Box>
);
