/**
 * Overrides of what types would render, by field: `Item.price`, `Item.show.type`, in arrays `Item.subItems.price`.
 * Create and update inputs share the name of their schema.
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
  /** The input for a value. */
  readonly widget?: FormWidget;
  /** Renders the whole field with its label. */
  readonly field?: FormField;
  /** The `field` shows its errors itself. */
  readonly ownMessage?: boolean;
  /** Shares a line with its neighbour; `wide`: on wide screens only. */
  readonly half?: boolean | 'wide';
  /** Moves after the other fields. */
  readonly last?: boolean;
  /** In forms only while the form's values are such. */
  readonly shownIf?: (values: FormValues) => boolean;
  /** Not in forms. */
  readonly hidden?: boolean;
  /** In an array: an extra column after the fields. */
  readonly rowExtra?: RowExtra;
  /** In an array: rows can be moved, and Enter in the last one adds another. */
  readonly sortable?: boolean;
  /** In an array: shown before its rows. */
  readonly intro?: ComponentType;
  /** In an array: in place of "Add". */
  readonly addLabel?: MessageKey;
  /** In a row of an array: one of the details that a button opens. */
  readonly detail?: boolean;
  /** In a row of an array: the width of its column. Lists and objects have a column only with one. */
  readonly column?: string;
  /** How a table shows it. */
  readonly cell?: FunctionComponent<CellProps<R>>;
  /** The heading of its column, in place of its label. A property that is not a scalar has a column only with one. */
  readonly heading?: MessageKey;
  /** The class of its cells. */
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
};

/** The name of a schema in overrides. */
export const nameOf = (shape: ObjectSchema): string => (shape.$id ?? '').replace(/(?:Draft|Changes)$/, '');

/** A caller's overrides precede the registry's. */
export const overrideOf = <R extends object>(name: string, own: Overrides<R> = {}): Override<R> => ({
  ...registry[name],
  ...own[name],
});
