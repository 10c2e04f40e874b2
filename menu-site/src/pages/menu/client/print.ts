/** Dates a printed menu, because its prices are those of that day. */
export function datePrints(document: Document): void {
  const place = document.querySelector('.paper time');
  addEventListener('beforeprint', () => {
    if (place) place.textContent = new Date().toLocaleDateString('en-GB');
  });
}

/** Loads the QR code for print after the page has loaded, because browsers do not load hidden pictures. */
export function preloadPrintImage(document: Document): void {
  const code = document.querySelector<HTMLImageElement>('.paper img');
  const fetchIt = () => {
    if (code) code.loading = 'eager';
  };
  if (document.readyState === 'complete') fetchIt();
  else addEventListener('load', fetchIt, { once: true });
}
