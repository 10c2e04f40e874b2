/** The default section for a new item, and the item that was just created. */
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useMenuName, type MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { tokens } from '../../theme/theme.js';

/** The height of the part of an element that is on the screen below the top bar, in px; 0 or less if none is. */
function visibleHeight(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, tokens.topBar);
}

/** The id of the open section that takes most of the screen; null if no open section is visible. */
function sectionInSight(): string | null {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    .filter((group) => group.querySelector('[aria-expanded="true"]') !== null)
    .map((group) => ({ group, height: visibleHeight(group) }))
    .filter(({ height }) => height > 0)
    .sort((a, b) => b.height - a.height);
  return groups[0]?.group.dataset['section'] ?? null;
}

export interface ItemCreation {
  /**
   * The id of the section for a new item. The first that exists: the open item's section, at the
   * top of the page the section of the item that was just created, the open section that
   * takes most of the screen, the section used last, the first section.
   */
  readonly startIn: () => string;
  /** Remembers the last used section. */
  readonly use: (sectionId: string) => void;
  /** The id of the item that was just created; null after another action. */
  readonly fresh: string | null;
  readonly setFresh: (itemId: string | null) => void;
}

export function useItemCreation(sections: readonly MenuSection[], openItem: string | null): ItemCreation {
  const [last, use] = useStore<string | null>(`items.section.${useMenuName()}`, null);
  const [fresh, setFresh] = useState<string | null>(null);
  const has = (id: string | null | undefined) => sections.some(({ _id }) => _id === id);
  const ofOpenItem = sections.find((section) => itemsOf(section).some(({ _id }) => _id === openItem))?._id;
  /** The section of the item that was just created, for the next one: its button is at the top of the page. */
  const continued = () => (fresh !== null && window.scrollY < tokens.topBar ? last : null);
  return {
    startIn: () => [ofOpenItem, continued(), sectionInSight(), last].find(has) ?? sections[0]?._id ?? '',
    use,
    fresh,
    setFresh,
  };
}
