/** The fake API's handlers for tables and printers. */
import type { Printer, Table } from '@qaima/schemas';
import type { FakeVenue } from './guestOrders.js';
import { FileResponse, notFound, type Body, type FakeState, type Handlers } from './state.js';

interface Rows<R> {
  readonly name: 'table' | 'printer';
  /** The fields that the server adds to a new record. */
  readonly added: () => Partial<R>;
  readonly rows: R[];
}

function rowHandlers<R extends { readonly _id?: string }>(state: FakeState, { name, added, rows }: Rows<R>): Handlers {
  const find = (id: string | undefined) => {
    const index = rows.findIndex(({ _id }) => _id === id);
    if (index < 0) throw notFound();
    return index;
  };
  const create = (body: Body) => {
    const row = { ...added(), ...body, _id: state.newId(name) } as unknown as R;
    rows.push(row);
    return row;
  };
  const change = (id: string | undefined, changes: object) => {
    const index = find(id);
    const row = { ...(rows[index] as R), ...changes };
    rows[index] = row;
    return row;
  };
  return {
    [`${name}.list`]: () => rows,
    [`${name}.create`]: (_params, body) => create(body),
    [`${name}.createMany`]: (_params, body) => (body as unknown as readonly Body[]).map(create),
    [`${name}.change`]: (params, body) => change(params[`${name}Id`], body),
    [`${name}.remove`]: (params) => {
      rows.splice(find(params[`${name}Id`]), 1);
      return null;
    },
    [`${name}.sheet`]: () => new FileResponse('sheet', 'application/pdf', 'sheet.pdf'),
    [`${name}.rotate`]: (params) => change(params[`${name}Id`], added()),
    [`${name}.test`]: (params) => {
      find(params[`${name}Id`]);
      return null;
    },
  };
}

export function tableHandlers(
  state: FakeState,
  tables: readonly Table[] = [],
  { printers = [], expiredTickets = [] }: Pick<FakeVenue, 'printers' | 'expiredTickets'> = {},
): Handlers {
  const printerRows = [...printers];
  let expired = expiredTickets;
  const takeExpired: Handlers[string] = (_params, body) => {
    const { jobs } = body as { readonly jobs?: readonly string[] };
    expired = expired.filter((ticket) => !ticket.jobs.some((job) => jobs?.includes(job)));
    return null;
  };
  const token = () => ({ token: state.newId('code') });
  return {
    ...rowHandlers<Table>(state, { name: 'table', added: token, rows: [...tables] }),
    ...rowHandlers<Printer>(state, {
      name: 'printer',
      added: () => ({ ...token(), lastSeenAt: null }),
      rows: printerRows,
    }),
    'printer.listExpired': () => expired,
    'printer.printExpired': takeExpired,
    'printer.dismissExpired': takeExpired,
    'printer.states': () => printerRows.map(({ _id, title, lastSeenAt }) => ({ _id, title, lastSeenAt })),
  };
}
