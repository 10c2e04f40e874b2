/** The height of the small header (`.brief` in itemPanel.css). */
const HEADER_REM = 3.75;

/**
 * Shows the panel's small header once the title reaches the buttons at the top, which would otherwise cover the marks at
 * its end.
 */
export function showHeaderOnScroll(panel: HTMLElement): void {
  const inside = panel.querySelector<HTMLElement>('.inside');
  const title = panel.querySelector('h2');
  if (!inside || !title) return;
  const covered = HEADER_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const watched = new IntersectionObserver(
    ([entry]) => {
      const isCovered = entry !== undefined && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
      panel.classList.toggle('scrolled', isCovered && inside.scrollTop > 0);
    },
    { root: inside, rootMargin: `-${covered}px 0px 0px`, threshold: [0, 1] },
  );
  watched.observe(title);
}
