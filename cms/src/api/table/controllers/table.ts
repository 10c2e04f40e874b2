import { tableEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { answerCall, callFromTable, listCalls, readTable } from '../calls';
import { renderTableSheet } from '../renderTableSheet';
import { tables } from '../table';

export default createController(tableEndpoints, {
  list: ({ menu }) => tables.list(menu),
  create: ({ menu, body }) => tables.create(menu, body),
  createMany: ({ menu, body }) => tables.createMany(menu, body),

  async sheet({ menu, query }) {
    const pdf = await renderTableSheet(menu, await tables.list(menu), query.format);
    return new Download('pdf', pdf, { name: 'رموز الطاولات', ascii: `tables-${query.format}` });
  },

  change: ({ menu, params, body, account, seen }) => tables.change(menu, params.tableId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => tables.remove(menu, params.tableId, account),
  rotate: ({ menu, params }) => tables.rotate(menu, params.tableId),
  listCalls: ({ menu }) => listCalls(menu, new Date()),
  answerCall: ({ menu, params }) => answerCall(menu, params.callId, new Date()),
  ofToken: ({ params }) => readTable(params.token, new Date()),
  call: ({ params, body }) => callFromTable(params.token, body.kind, new Date()),
});
