/** Shows the panel's small header once the title is scrolled out of view. */
export function showHeaderOnScroll(panel: HTMLElement): void {
  const inside = panel.querySelector<HTMLElement>('.inside');
  const title = panel.querySelector('h2');
  if (!inside || !title) return;
  const watched = new IntersectionObserver(
    ([entry]) => panel.classList.toggle('scrolled', entry?.isIntersecting === false && inside.scrollTop > 0),
    { root: inside, rootMargin: '-60px 0px 0px' },
  );
  watched.observe(title);
}
