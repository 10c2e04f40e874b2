import { useEffect, useState, type RefObject } from 'react';

/**
 * The number of cards that are out of sight in the list that scrolls them, at least by half.
 * @param shown changes when other cards are shown
 */
export function useHiddenCards(list: RefObject<HTMLElement | null>, shown: string): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const { current: root } = list;
    if (!root) return;
    const outOfSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) outOfSight.delete(target);
          else outOfSight.add(target);
        setHidden(outOfSight.size);
      },
      { root, threshold: 0.5 },
    );
    for (const card of root.children) observer.observe(card);
    return () => observer.disconnect();
  }, [list, shown]);
  return hidden;
}
