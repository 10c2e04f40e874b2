/** The layout of an array's rows: a table of inputs if it is wide enough, otherwise a card per row. */
import type { Schema } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { tokens } from '../../../theme/theme.js';
import type { RowExtra } from '../../fieldOverrides.js';
import type { FormValues } from '../formValues.js';
import { fieldLayout, isDrawn } from '../uiSchemaOf.js';

export interface RowField {
  readonly name: string;
  readonly schema: Schema;
  /** The field's uiSchema. */
  readonly ui: unknown;
}

export interface RowFields {
  readonly main: readonly RowField[];
  /** The fields that a button expands. */
  readonly details: readonly RowField[];
}

/** The additional column of a list, if its form shows it now. */
export const shownExtra = (extra: RowExtra | undefined, values: FormValues): RowExtra | undefined =>
  extra?.shownIf?.(values) === false ? undefined : extra;

const isNumeric = ({ type }: Schema) => [type].flat().some((one) => one === 'number' || one === 'integer');

/** The fields of a row that the form renders. */
export function rowFieldsOf(schema: Schema, ui: unknown): RowFields {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]): RowField[] => {
    const own = propertyOf(ui, name);
    return typeof property === 'object' && isDrawn(own) ? [{ name, schema: property, ui: own }] : [];
  });
  return {
    main: fields.filter(({ ui }) => !fieldLayout(ui).detail),
    details: fields.filter(({ ui }) => fieldLayout(ui).detail),
  };
}

const TEXT = 'minmax(56px, 1fr)';
/** A name must be readable, so that a row without the space for it becomes a card. */
const NAME = 'minmax(120px, 1fr)';
const CONTROL = '44px';

function columnOf({ name, schema, ui }: RowField): string {
  const { column } = fieldLayout(ui);
  if (column) return column;
  if (isNumeric(schema)) return '98px';
  if (name === 'title') return NAME;
  return schema.type === 'boolean' ? '60px' : TEXT;
}

/** Whether a field is too wide for a table row: a list or an object without a column width. */
const needsCard = ({ schema, ui }: RowField) =>
  (schema.type === 'array' || schema.type === 'object') && !fieldLayout(ui).column;

/**
 * The buttons at the end of a row. A sortable row with details has space for one button only; its delete button is then
 * inside the details.
 */
export const controlsOf = ({ fields, isSortable }: Pick<RowShape, 'fields' | 'isSortable'>) => {
  if (fields.details.length === 0) return ['delete'] as const;
  return isSortable ? (['details'] as const) : (['details', 'delete'] as const);
};

export interface RowShape {
  readonly fields: RowFields;
  readonly isSortable: boolean;
  readonly hasExtra: boolean;
}

/** The grid columns of a row: the handle, texts that grow, numbers of fixed width, the extra column, and the buttons. */
export function columnsFor({ fields, isSortable, hasExtra }: RowShape): string {
  const widths = fields.main.map(columnOf);
  return [
    ...(isSortable ? ['32px'] : []),
    ...(widths.length > 0 ? widths : [TEXT]),
    ...(hasExtra ? ['60px'] : []),
    ...controlsOf({ fields, isSortable }).map(() => CONTROL),
  ].join(' ');
}

const GAP_PX = 5;

/** Below this width of the list in px, each row is shown as a card. */
function cardWidth(shape: RowShape): number {
  if (shape.fields.main.some(needsCard)) return 100_000;
  const widths = columnsFor(shape)
    .split(/ (?![^(]*\))/)
    .map((column) => Number(/\d+/.exec(column)?.[0]));
  return widths.reduce((sum, width) => sum + width + GAP_PX, 8);
}

const LABEL_LINE_PX = 20;
/** The space below a label: the focus ring of the input covers 5 px of it. */
const LABEL_GAP_PX = 6;
/** The height of a label above its input. */
const LABEL_PX = LABEL_LINE_PX + LABEL_GAP_PX;

/** Labels are visible in cards and details. In a table, the column heading is the label. */
export const visibleLabels = {
  '& .row-label': {
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    margin: `0 0 ${LABEL_GAP_PX}px`,
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
    fontSize: 13,
    lineHeight: `${LABEL_LINE_PX}px`,
  },
  // A label next to its switch.
  '& label > .row-label': { margin: 0 },
} as const;

const inCards = (shape: RowShape, styles: object) => ({
  [`@container rows (max-width: ${cardWidth(shape)}px)`]: styles,
});

export const listSx = { containerType: 'inline-size', containerName: 'rows' } as const;

const line = { display: 'grid', gap: `${GAP_PX}px`, alignItems: 'center', paddingInlineStart: '8px' } as const;

export const headingSx = (shape: RowShape) => ({
  ...line,
  gridTemplateColumns: columnsFor(shape),
  minBlockSize: 30,
  backgroundColor: tokens.head,
  color: tokens.muted,
  fontSize: 12.5,
  fontWeight: 600,
  ...inCards(shape, { display: 'none' }),
});

export const rowSx = (shape: RowShape) => ({
  ...line,
  alignItems: 'start',
  paddingBlock: '4px',
  '& input': { paddingInline: '10px' },
  gridTemplateColumns: columnsFor(shape),
  borderBlockStart: `1px solid ${tokens.line}`,
  '&:first-of-type': { borderBlockStart: 0 },
  ...inCards(shape, {
    display: 'flex',
    flexWrap: 'wrap',
    // Inputs stay in line while one of them has an error below.
    alignItems: 'start',
    padding: '8px',
    '& > button': { marginBlockStart: `${LABEL_PX}px` },
    '& [data-cell]': { order: 1, flex: '1 1 110px' },
    '& [data-cell="first"]': { order: 0, flex: `1 1 calc(100% - ${shape.isSortable ? 60 : 8}px)` },
    '& [data-cell="wide"]': { flex: '1 1 100%' },
    '& [data-control]': { order: 1, alignSelf: 'end' },
    '& [data-after]': { order: 2, flexBasis: '100%' },
    ...visibleLabels,
  }),
});
