/**
 * Fetches the current version of a page from the server.
 * @param address absolute or relative
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The parsed page has scripting off, so `noscript` elements would show their content.
  for (const aside of page.querySelectorAll('noscript')) aside.remove();
  return page;
}
