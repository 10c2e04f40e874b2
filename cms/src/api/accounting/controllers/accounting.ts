import { accountingEndpoints, DEFAULT_TIME_ZONE, todayIn, type Month } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { months, periodOf } from '../accountedOrders';
import { listPayments } from '../listPayments';
import { renderMonths, renderStatement, renderStatementSheet } from '../renderAccounting';
import { clientStatement, periodParts, statementName } from '../statement';

const MONTHS_NAME = { ar: 'المستحق والمقبوض', en: 'Due and received' } as const;

export default createController(accountingEndpoints, {
  async months({ query, language }): Promise<Month[] | Download<'xlsx'>> {
    const period = periodOf(query);
    const rows = await months(period);
    if (query.excel !== '1') return rows;
    const days = periodParts(period);
    // Without a period, the file name contains today's date.
    const parts = days.length > 0 ? days : [todayIn(DEFAULT_TIME_ZONE, new Date())];
    const called = { name: [MONTHS_NAME[language], ...parts].join(' - '), ascii: ['months', ...parts].join('-') };
    return new Download('xlsx', await renderMonths(rows, language), called);
  },

  payments: ({ query }) => listPayments(query),

  async statement({ params, query, language }): Promise<Download<'pdf' | 'xlsx'>> {
    const statement = await clientStatement(params.username, periodOf(query));
    const called = statementName(statement, language);
    const input = { ...statement, language };
    return query.excel === '1'
      ? new Download('xlsx', await renderStatementSheet(input), called)
      : new Download('pdf', await renderStatement(input), called);
  },
});
