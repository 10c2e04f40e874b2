/** Opens pictures large, rather than going to their files. */

export function initLightboxLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-large]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Where it can't be had, the file itself is gone to.
    import('./lightbox.js')
      .then(({ openLightbox: openLarge }) => openLarge(link))
      .catch(() => location.assign(link.href));
  });
}
