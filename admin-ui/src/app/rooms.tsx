/**
 * The rooms of the owner's area, in the order of the navigation. A further room is one line here, and its label one in
 * each word table. (Document 1, section 2.)
 */
import { lazy, type ComponentType } from 'react';
import type { Menu } from '@qaima/schemas';
import { LayoutList, Utensils, type LucideIcon } from 'lucide-react';
import { itemsOf, sectionsOf } from '../data/menuDataProvider.js';
import type { Words } from './words.js';

export interface Room {
  /** The word of its address, and of its label. */
  readonly path: keyof Words['rooms'];
  readonly icon: LucideIcon;
  /** How many there are of what it is about. */
  readonly count?: (menu: Menu) => number;
  readonly Screen: ComponentType;
}

export const rooms: readonly Room[] = [
  {
    path: 'sections',
    icon: LayoutList,
    count: (menu) => sectionsOf(menu).length,
    Screen: lazy(() => import('../rooms/sections.js')),
  },
  {
    path: 'items',
    icon: Utensils,
    count: (menu) => sectionsOf(menu).flatMap(itemsOf).length,
    Screen: lazy(() => import('../rooms/items/index.js')),
  },
];
