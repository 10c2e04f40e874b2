/** The default section for a new item, and the item that was just created. */
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useMenuName, type MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { tokens } from '../../theme/theme.js';

/** The height of the reading line on the screen, as a fraction. The section at this line counts as the visible one. */
const READING_LINE_RATIO = 1 / 3;

/** The id of the section at the reading line; null at the top of the page. */
function visibleSection(): string | null {
  if (window.scrollY < tokens.topBar) return null;
  const line = window.innerHeight * READING_LINE_RATIO;
  const groups = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  return groups.findLast((group) => group.getBoundingClientRect().top <= line)?.dataset['section'] ?? null;
}

export interface ItemCreation {
  /**
   * The id of the section for a new item. The first that exists: the open item's section, the visible section, the
   * section used last, the first section.
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
  return {
    startIn: () => [ofOpenItem, visibleSection(), last].find(has) ?? sections[0]?._id ?? '',
    use,
    fresh,
    setFresh,
  };
}
