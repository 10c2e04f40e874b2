/** New items: which section one is for before anybody says so, and which one was just made. */
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useMenuName, type MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { tokens } from '../../theme/theme.js';

/** How far down the screen one reads, of its height. */
const READING = 1 / 3;

/** The section that the page was scrolled to; null at its top, where none is meant. */
function sectionInSight(): string | null {
  if (window.scrollY < tokens.topBar) return null;
  const line = window.innerHeight * READING;
  const groups = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  return groups.findLast((group) => group.getBoundingClientRect().top <= line)?.dataset['section'] ?? null;
}

export interface NewItems {
  /** The section that a new item starts in: the one in sight, else the one used last, else the first. */
  readonly startIn: () => string;
  /** Remembers the section that somebody worked in. */
  readonly use: (sectionId: string) => void;
  /** The id of the item that was made last; null once something else was done. */
  readonly fresh: string | null;
  readonly setFresh: (itemId: string | null) => void;
}

export function useNewItems(sections: readonly MenuSection[], openItem: string | null): NewItems {
  const [last, use] = useStore<string | null>(`items.section.${useMenuName()}`, null);
  const [fresh, setFresh] = useState<string | null>(null);
  const has = (id: string | null | undefined) => sections.some(({ _id }) => _id === id);
  const ofOpenItem = sections.find((section) => itemsOf(section).some(({ _id }) => _id === openItem))?._id;
  return {
    startIn: () => [ofOpenItem, sectionInSight(), last].find(has) ?? sections[0]?._id ?? '',
    use,
    fresh,
    setFresh,
  };
}
