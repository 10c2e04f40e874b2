/** Dates a printed menu, because its prices are those of that day. */
export function datePrints(document: Document): void {
  const place = document.querySelector('.paper time');
  addEventListener('beforeprint', () => {
    if (place) place.textContent = new Date().toLocaleDateString('en-GB');
  });
}

/**
 * Loads what only a print needs before a print, which does not wait for it: the QR code after the page, because browsers
 * do not load hidden pictures; the code that draws the rest likewise where a mouse is used, elsewhere at the first touch.
 */
export function preloadPrint(document: Document): void {
  const drawing = () => {
    if (document.querySelector('#panel-data,[data-labels],[data-when]'))
      import('../print/client/printedParts.js').then(({ drawOnPrint }) => drawOnPrint(document)).catch(() => undefined);
  };
  const load = () => {
    const code = document.querySelector<HTMLImageElement>('.paper img');
    if (code) code.loading = 'eager';
    if (matchMedia('(hover)').matches) drawing();
    else addEventListener('pointerdown', drawing, { once: true, passive: true });
  };
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
