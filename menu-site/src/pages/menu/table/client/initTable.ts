/**
 * Detects a guest at a table: the URL contains a table's code, or a code was scanned earlier in this visit.
 * (docs/spec/public-site.md#tables)
 */
import { isStored } from '../../../../client/storage.js';

/** Loads the table panel, for guests at tables only. */
export function initTable({ body: { dataset } }: Document): void {
  const { menu } = dataset;
  const token = new URLSearchParams(location.search).get('t');
  if (!menu || (!token && !isStored('sessionStorage', `qaima-table:${menu}`))) return;
  import('./tablePanel.js').then(
    ({ showTable }) => showTable(menu, token),
    (error: unknown) => console.info(error),
  );
}
