/**
 * A list drawn from a schema: a table, or cards on narrow screens. Explicit roles, because `display: block` removes a
 * table's semantics.
 */
import { Fragment, useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { schemaLabel, type Currency, type ObjectSchema } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { cardsBelow, tokens } from '../../theme/theme.js';
import { FormContext, emptyFormContext } from '../form/formContext.js';
import type { Overrides } from '../overrides.js';
import { columnsOf } from './columns.js';

/** A column without a property. */
export interface ExtraColumn<R> {
  /** The column before it. */
  readonly after: string;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  /** For controls: the card's top corner on narrow screens. */
  readonly controls?: boolean;
}

export interface SchemaTableProps<R> {
  readonly shape: ObjectSchema;
  /** Undefined while loading. */
  readonly rows: readonly R[] | undefined;
  readonly caption: string;
  readonly selectedId?: string | null | undefined;
  /** Makes rows selectable. */
  readonly onSelect?: ((row: R) => void) | undefined;
  readonly extra?: readonly ExtraColumn<R>[];
  readonly overrides?: Overrides;
  readonly currency?: Currency;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
}

interface ShownColumn<R> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  readonly controls?: boolean | undefined;
}

const card = {
  backgroundColor: tokens.surface,
  borderRadius: '16px',
  border: `1px solid ${tokens.line}`,
  boxShadow: tokens.lift,
  overflow: 'hidden',
} as const;

const SKELETON_ROWS = 4;

export function SchemaTable<R extends { readonly _id?: string }>(props: SchemaTableProps<R>) {
  const { shape, rows, caption, selectedId, onSelect, extra = [], overrides, currency, empty } = props;
  const language = useLanguage();
  const t = useTranslate();
  const columns = useMemo<readonly ShownColumn<R>[]>(
    () =>
      columnsOf(shape, overrides).flatMap(({ name, schema, Cell }) => [
        {
          key: name,
          label: schemaLabel(schema, language, name),
          cell: (row: R) => (
            <Cell value={(row as Readonly<Record<string, unknown>>)[name]} schema={schema} record={row} />
          ),
        },
        ...extra
          .filter(({ after }) => after === name)
          .map(({ label, cell, controls }) => ({ key: label, label, cell, controls })),
      ]),
    [shape, overrides, extra, language],
  );
  if (rows?.length === 0) return <Box sx={card}>{empty}</Box>;
  return (
    <FormContext value={emptyFormContext(currency)}>
      <Box sx={{ containerType: 'inline-size', containerName: 'rows' }}>
        <Box
          component="table"
          role="table"
          aria-busy={rows === undefined}
          sx={{
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
              '& tr': { ...card, display: 'block', overflow: 'visible', paddingBlock: '10px' },
              '& td': {
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                blockSize: 'auto',
                border: 0,
                paddingBlock: '4px',
              },
              '& td::before': { content: 'attr(data-label)', color: tokens.muted, fontSize: 13.5, flexShrink: 0 },
              '& td:first-of-type': { fontSize: 16 },
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
          }}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, label }) => (
                <Box
                  component="th"
                  role="columnheader"
                  scope="col"
                  key={key}
                  sx={{ backgroundColor: tokens.head, color: tokens.muted, fontSize: 12.5, fontWeight: 600 }}
                >
                  {label}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows
              ? rows.map((row) => (
                  <Row
                    key={row._id ?? ''}
                    row={row}
                    columns={columns}
                    selected={row._id !== undefined && row._id === selectedId}
                    onSelect={onSelect}
                  />
                ))
              : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                  <tr role="row" key={index}>
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

interface RowProps<R> {
  readonly row: R;
  readonly columns: readonly ShownColumn<R>[];
  readonly selected: boolean;
  readonly onSelect: ((row: R) => void) | undefined;
}

function Row<R>({ row, columns, selected, onSelect }: RowProps<R>) {
  return (
    <Box
      component="tr"
      role="row"
      aria-current={selected ? 'true' : undefined}
      sx={{
        position: 'relative',
        ...(onSelect && { cursor: 'pointer', '&:hover': { backgroundColor: tokens.selected } }),
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
      }}
    >
      {columns.map(({ key, label, cell, controls }, index) => (
        <td role="cell" data-label={label} key={key} {...(controls && { 'data-controls': '' })}>
          {index === 0 && onSelect ? (
            <SelectButton selected={selected} onClick={() => onSelect(row)}>
              {cell(row)}
            </SelectButton>
          ) : (
            <Fragment>{cell(row)}</Fragment>
          )}
        </td>
      ))}
    </Box>
  );
}

interface SelectButtonProps {
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The button covers the row; keyboard users find it in the first cell. */
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
