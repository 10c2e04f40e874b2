/**
 * Shows the panel's small header once the title reaches the buttons at the top, which would otherwise cover the marks at
 * its end.
 */
export function showHeaderOnScroll(panel: HTMLElement): void {
  const inside = panel.querySelector<HTMLElement>('.inside');
  const title = panel.querySelector('h2');
  if (!inside || !title) return;
  const watched = new IntersectionObserver(
    ([entry]) => {
      const isCovered = entry !== undefined && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
      panel.classList.toggle('scrolled', isCovered && inside.scrollTop > 0);
    },
    { root: inside, rootMargin: '-60px 0px 0px', threshold: [0, 1] },
  );
  watched.observe(title);
}
