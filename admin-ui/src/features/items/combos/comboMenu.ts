/** Provides the items of the menu to the fields of a combo. */
import { createContext } from 'react';
import type { MenuSection } from '../../../data/menu.js';
import type { ItemsById } from './comboItems.js';

interface ComboMenu {
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
}

export const ComboMenuContext = createContext<ComboMenu>({ known: new Map(), sections: [] });
