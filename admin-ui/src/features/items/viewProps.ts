/** What a view of the items screen gets. */
import type { Currency } from '@qaima/schemas';
import type { Selection } from '../../components/itemPicker/useSelection.js';
import type { MenuSection } from '../../data/menu.js';

export interface ViewProps {
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly selection: Selection;
  readonly onClose: () => void;
  /** Called after items were created, to show them in their sections. */
  readonly onAdded: (sectionIds: readonly string[]) => void;
}
