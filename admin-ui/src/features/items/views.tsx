/**
 * What the items screen opens beside its list or instead of it, by its name in the address (`?view=…`). A further view is
 * one row here, and one tool in the toolbar.
 */
import { lazy, type ComponentType } from 'react';
import type { Currency } from '@qaima/schemas';
import type { MenuSection } from '../../data/menu.js';
import type { Selection } from './useSelection.js';

export interface ViewProps {
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly selection: Selection;
  readonly onClose: () => void;
  /** After items were added to sections: shows them there. */
  readonly onAdded: (sectionIds: readonly string[]) => void;
}

interface View {
  /** A page stands instead of the list, a whole room too but with a panel of its own; a panel stands beside the list. */
  readonly kind: 'page' | 'room' | 'panel';
  readonly Component: ComponentType<ViewProps>;
  /** A panel that is about the chosen items: they can be ticked in the list while it is open. */
  readonly selects?: boolean;
}

const views = {
  image: { kind: 'panel', selects: true, Component: lazy(() => import('./bulk/BulkImagePanel.js')) },
  sale: { kind: 'panel', selects: true, Component: lazy(() => import('./bulk/BulkSalePanel.js')) },
  combos: { kind: 'room', Component: lazy(() => import('./combos/CombosView.js')) },
  reorder: { kind: 'page', Component: lazy(() => import('./reorder/ReorderView.js')) },
  rows: { kind: 'page', Component: lazy(() => import('./createMany/CreateManyPage.js')) },
  paste: { kind: 'page', Component: lazy(() => import('./paste/PastePage.js')) },
} as const satisfies Readonly<Record<string, View>>;

export type ViewName = keyof typeof views;

export const viewOf = (name: string | null): View | undefined =>
  name !== null && Object.hasOwn(views, name) ? views[name as ViewName] : undefined;
