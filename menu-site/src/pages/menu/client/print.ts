/** Gets the code that the menu has on paper, once all that is seen has come: a picture that nobody sees is never asked for. */
export function preloadPrintImage(document: Document): void {
  const code = document.querySelector<HTMLImageElement>('.paper img');
  const fetchIt = () => {
    if (code) code.loading = 'eager';
  };
  if (document.readyState === 'complete') fetchIt();
  else addEventListener('load', fetchIt, { once: true });
}
