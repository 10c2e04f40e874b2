/**
 * Overrides how fields are rendered. Keys are `Item.price`, `Item.show.type` or, in arrays, `Item.subItems.price`. The
 * inputs for create and update use the name of their entity: `Item`.
 */
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Schema, ObjectSchema } from '@qaima/schemas';
import type { MessageKey } from '../i18n/messages/index.js';
import type { FormField, FormWidget } from './form/formTypes.js';
import type { FormValues } from './form/formValues.js';
import { SegmentedWidget } from './form/widgets/SegmentedWidget.js';
import { TilesWidget } from './form/widgets/TilesWidget.js';

/** @typeParam R the rows of the table */
export interface CellProps<R extends object = object> {
  readonly value: unknown;
  readonly schema: Schema;
  readonly record: R;
}

export type FieldHint = MessageKey | ((values: FormValues) => MessageKey);

export interface Override<R extends object = object> {
  /** The input for the value. */
  readonly widget?: FormWidget;
  /** Replaces the whole field, including its label. */
  readonly field?: FormField;
  /** Whether `field` shows its errors itself. */
  readonly ownMessage?: boolean;
  /** Whether two fields with this option share a line; `wide`: only on wide screens. */
  readonly half?: boolean | 'wide';
  /** Whether the field comes after the others. */
  readonly last?: boolean;
  /** Whether a form shows the field, depending on the form's values. */
  readonly shownIf?: (values: FormValues) => boolean;
  /** A sentence below the input that says what the field does; a function if that depends on the form's values. */
  readonly hint?: FieldHint;
  /** Whether forms omit the field. */
  readonly hidden?: boolean;
  /** For an array: an additional column after the fields. */
  readonly rowExtra?: RowExtra;
  /** For an array: whether the user can move rows. Pressing Enter in the last row then adds a row. */
  readonly sortable?: boolean;
  /** For an array: whether its rows can be edited, but neither added nor deleted. Each row is headed by its name. */
  readonly fixedRows?: boolean;
  /** For an array: content above its rows. */
  readonly intro?: ComponentType;
  /** For an array: content below the question whether to delete a row. */
  readonly removalNote?: ComponentType<{ readonly row: unknown }>;
  /** For an array: replaces the label "Add". */
  readonly addLabel?: MessageKey;
  /** For an array: renders the button that adds a row, or nothing while no row can be filled in. */
  readonly addGate?: ComponentType<{ readonly children: ReactNode }>;
  /** For a field of an array's row: whether the field is in the row's details, which a button expands. */
  readonly detail?: boolean;
  /** For a field of an array's row: the width of its column. Lists and objects have a column only with this option. */
  readonly column?: string;
  /** Renders the value in a table. */
  readonly cell?: FunctionComponent<CellProps<R>>;
  /** What stands for an absent value in the question about a conflict; default: that it is empty. */
  readonly empty?: MessageKey;
  /**
   * The heading of the field's table column; default: the field's label. Lists and objects have a table column only
   * with this option.
   */
  readonly heading?: MessageKey;
  /** Whether its table column contains amounts in JD: `ColumnMoney`, with the currency in the heading. */
  readonly money?: boolean;
  /** The class of the field's cells in a table. */
  readonly cellClass?: string | undefined;
}

export interface RowExtra {
  /** Whether the form shows the column, depending on its values. */
  readonly shownIf?: (values: FormValues) => boolean;
  readonly Heading: ComponentType;
  readonly Cell: ComponentType<{ readonly index: number }>;
}

export type Overrides<R extends object = object> = Readonly<Record<string, Override<R>>>;

const registry: Overrides = {
  'Item.price': { half: true },
  'Item.pin': { widget: SegmentedWidget, half: true },
  'Item.show.type': { widget: TilesWidget },
  'Gallery.display': { widget: TilesWidget },
  'WorkingDay.start': { half: true },
  'WorkingDay.end': { half: true },
  'WorkingDay.also': { addLabel: 'workingDays.addInterval' },
};

/** The name by which overrides refer to a schema. */
export const nameOf = (shape: ObjectSchema): string => (shape.$id ?? '').replace(/(?:Draft|Changes|Fields)$/, '');

/** A caller's overrides take precedence over the registry's. */
export const overrideOf = <R extends object>(name: string, own: Overrides<R> = {}): Override<R> => ({
  ...registry[name],
  ...own[name],
});
