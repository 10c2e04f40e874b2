/** Opens pictures in the lightbox instead of following their links. */
import { closestElement } from '../../../client/closestElement.js';

export function initLightboxLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = closestElement<HTMLAnchorElement>(event.target, 'a[data-large]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // If the code can't be loaded, the browser follows the link.
    import('./lightbox.js')
      .then(({ openLightbox: openLarge }) => openLarge(link))
      .catch(() => location.assign(link.href));
  });
}
