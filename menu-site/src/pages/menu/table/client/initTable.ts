/** A guest at a table, whose code the address names or this visit began with. (docs/spec/public-site.md#tables) */

const wasScanned = (menu: string): boolean => {
  try {
    return sessionStorage.getItem(`qaima-table:${menu}`) !== null;
  } catch {
    return false;
  }
};

/** Loads the table's panel for guests at tables only. */
export function initTable({ body: { dataset } }: Document): void {
  const { menu } = dataset;
  const token = new URLSearchParams(location.search).get('t');
  if (!menu || (!token && !wasScanned(menu))) return;
  import('./tablePanel.js').then(
    ({ showTable }) => showTable(menu, token),
    (error: unknown) => console.info(error),
  );
}
