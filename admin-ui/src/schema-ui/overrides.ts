/**
 * Exceptions by name to what is drawn from types: `Item.price`, `Item.show.type`, and inside lists `Item.subItems.price`.
 * A draft and its changes go by the name of their shape. What is not named here is drawn by its type.
 */
import type { ComponentType } from 'react';
import type { Schema, ObjectSchema } from '@qaima/schemas';
import type { FormField, FormWidget } from './form/formTypes.js';
import { SegmentedWidget } from './form/widgets/SegmentedWidget.js';
import { TilesWidget } from './form/widgets/TilesWidget.js';

export interface CellProps {
  readonly value: unknown;
  readonly schema: Schema;
  readonly record: object;
}

export interface Override {
  /** How one value is typed or chosen. */
  readonly widget?: FormWidget;
  /** Draws a whole field, its label included. */
  readonly field?: FormField;
  /** A `field` that says itself what is wrong with it, at the input concerned. */
  readonly ownMessage?: boolean;
  /** Shares a line with its neighbour; `wide`: only where there is room for long texts. */
  readonly half?: boolean | 'wide';
  /** Stands after those that do not say so. */
  readonly last?: boolean;
  /** Left out of forms: it is changed elsewhere. */
  readonly hidden?: boolean;
  /** In a list of rows: what stands after each row's fields, and its heading. */
  readonly rowExtra?: RowExtra;
  /** How a table shows it. */
  readonly cell?: ComponentType<CellProps>;
}

export interface RowExtra {
  readonly Heading: ComponentType;
  readonly Cell: ComponentType<{ readonly index: number }>;
}

export type Overrides = Readonly<Record<string, Override>>;

const registry: Overrides = {
  'Item.price': { half: true },
  'Item.pin': { widget: SegmentedWidget, half: true },
  'Item.show.type': { widget: TilesWidget },
  'Gallery.display': { widget: TilesWidget },
  'WorkingDay.start': { half: true },
  'WorkingDay.end': { half: true },
};

/** The name that a schema's properties go by. */
export const nameOf = (shape: ObjectSchema): string => (shape.$id ?? '').replace(/(?:Draft|Changes)$/, '');

/** A caller's exceptions stand before those of the registry. */
export const overrideOf = (name: string, own: Overrides = {}): Override => ({ ...registry[name], ...own[name] });
