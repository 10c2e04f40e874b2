/** The views of the items screen, selected by `?view=`. To add a view, add a row here and a tool in the toolbar. */
import { lazy, type ComponentType } from 'react';
import { isKeyOf } from '@qaima/schemas/core/typeGuards';
import type { ViewProps } from './viewProps.js';

interface View {
  /**
   * `page`: replaces the list of items. `screen`: also replaces the list, but brings its own layout and works without
   * sections. `panel`: opens next to the list.
   */
  readonly kind: 'page' | 'screen' | 'panel';
  readonly Component: ComponentType<ViewProps>;
  /** Whether the view needs selected items. If so, items can be selected while its panel is open. */
  readonly selects?: boolean;
}

const views = {
  image: { kind: 'panel', selects: true, Component: lazy(() => import('./bulk/BulkImagePanel.js')) },
  sale: { kind: 'panel', selects: true, Component: lazy(() => import('./bulk/BulkSalePanel.js')) },
  export: { kind: 'panel', Component: lazy(() => import('./import/ExportPanel.js')) },
  import: { kind: 'screen', Component: lazy(() => import('./import/ImportPage.js')) },
  prices: { kind: 'page', Component: lazy(() => import('./prices/PricesPage.js')) },
  combos: { kind: 'screen', Component: lazy(() => import('./combos/CombosView.js')) },
  reorder: { kind: 'page', Component: lazy(() => import('./reorder/ReorderView.js')) },
  rows: { kind: 'page', Component: lazy(() => import('./createMany/CreateManyPage.js')) },
} as const satisfies Readonly<Record<string, View>>;

export type ViewName = keyof typeof views;

export const viewOf = (name: string | null): View | undefined =>
  name !== null && isKeyOf(views, name) ? views[name] : undefined;
