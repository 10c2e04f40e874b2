/**
 * What the items screen opens beside its list or instead of it, by its name in the address (`?view=…`). A further view is
 * one row here, and one tool in the toolbar.
 */
import type { ComponentType } from 'react';
import type { Currency } from '@qaima/schemas';
import type { MenuSection } from '../../data/menu.js';
import type { Selection } from './useSelection.js';

export interface ViewProps {
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly selection: Selection;
  readonly onClose: () => void;
  /** After items were added to a section: shows them there. */
  readonly onAdded: (sectionIds: readonly string[]) => void;
}

interface View {
  /** A page stands instead of the list; a panel beside it. */
  readonly kind: 'page' | 'panel';
  readonly Component: ComponentType<ViewProps>;
  /** A panel that is about the chosen items: they can be ticked in the list while it is open. */
  readonly selects?: boolean;
}

export const VIEWS: Readonly<Record<string, View>> = {};

export type ViewName = string;
