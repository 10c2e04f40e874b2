/**
 * Overrides of the default rendering of fields, by field name: `Item.price`, `Item.show.type`; in arrays
 * `Item.subItems.price`. Create and update inputs have the same name as their schema.
 */
import type { ComponentType, FunctionComponent } from 'react';
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

export interface Override<R extends object = object> {
  /** The input for the value. */
  readonly widget?: FormWidget;
  /** Replaces the whole field, including its label. */
  readonly field?: FormField;
  /** Whether `field` shows its errors itself. */
  readonly ownMessage?: boolean;
  /** Whether the field shares a line with its neighbour; `wide`: only on wide screens. */
  readonly half?: boolean | 'wide';
  /** Whether the field comes after the others. */
  readonly last?: boolean;
  /** Whether a form shows the field, depending on the form's values. */
  readonly shownIf?: (values: FormValues) => boolean;
  /** Whether forms omit the field. */
  readonly hidden?: boolean;
  /** For an array: an additional column after the fields. */
  readonly rowExtra?: RowExtra;
  /** For an array: whether rows can be moved, and Enter in the last one adds a row. */
  readonly sortable?: boolean;
  /** For an array: content above its rows. */
  readonly intro?: ComponentType;
  /** For an array: replaces the label "Add". */
  readonly addLabel?: MessageKey;
  /** For a field in a row: whether it is one of the details that a button expands. */
  readonly detail?: boolean;
  /** For a field in a row: the width of its column. A list or an object gets a column only if this is set. */
  readonly column?: string;
  /** Renders the value in a table. */
  readonly cell?: FunctionComponent<CellProps<R>>;
  /**
   * The heading of the field's column in a table, instead of its label. A property that is not a scalar gets a column
   * only if this is set.
   */
  readonly heading?: MessageKey;
  /** The class of the field's cells in a table. */
  readonly cellClass?: string | undefined;
}

export interface RowExtra {
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
