import { tableEndpoints } from '@qaima/schemas';
import { invalidField } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { requestedLanguage } from '../../../http/requestedLanguage';
import { markPolled } from '../../guest-order/venuePresence';
import { answerCall, callFromTable, callsOfToken, listCalls, readTable } from '../calls';
import { NO_SUCH_TABLE } from '../errorMessages';
import { renderTableSheet } from '../renderTableSheet';
import { tables } from '../table';

export default createController(tableEndpoints, {
  list: ({ menu }) => tables.list(menu),
  create: ({ menu, body }) => tables.create(menu, body),
  createMany: ({ menu, body }) => tables.createMany(menu, body),

  async sheet({ menu, query }) {
    const { format, table } = query;
    const all = await tables.list(menu);
    if (table === undefined) {
      const pdf = await renderTableSheet(menu, all, format);
      return new Download('pdf', pdf, {
        name: format === 'stickers' ? 'ملصقات الطاولات' : 'رموز الطاولات',
        ascii: `tables-${format}`,
      });
    }
    const only = all.filter(({ _id, active }) => _id === table && active);
    if (only.length === 0) throw invalidField('/table', NO_SUCH_TABLE, 404);
    const pdf = await renderTableSheet(menu, only, format);
    return new Download('pdf', pdf, { name: `رمز الطاولة ${only[0]?.label ?? ''}`, ascii: `table-${table}` });
  },

  change: ({ menu, params, body, account, seen }) => tables.change(menu, params.tableId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => tables.remove(menu, params.tableId, account),
  rotate: ({ menu, params }) => tables.rotate(menu, params.tableId),
  async listCalls({ menu, query }) {
    const now = new Date();
    if (query.rings === '1') await markPolled(menu.id, now.getTime());
    return listCalls(menu, now);
  },
  answerCall: ({ menu, params }) => answerCall(menu, params.callId, new Date()),
  ofToken: ({ params, ctx }) => readTable(params.token, requestedLanguage(ctx), new Date()),
  callsOfToken: ({ params }) => callsOfToken(params.token, new Date()),
  call: ({ params, body }) => callFromTable(params.token, body.kind, new Date()),
});
