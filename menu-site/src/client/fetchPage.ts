/**
 * A page as the server draws it now.
 * @param address absolute, or from this page on
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A page that is only read runs no scripts, and so has in it what is meant for those without.
  for (const aside of page.querySelectorAll('noscript')) aside.remove();
  return page;
}
