import {
  accountingEndpoints,
  DEFAULT_TIME_ZONE,
  monthSchema,
  schemaLabel,
  todayIn,
  type AccountingPeriod,
  type Month,
} from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { months, periodOf } from '../accountedOrders';
import { allPayments, listPayments } from '../listPayments';
import { renderMonths, renderPayments, renderStatement, renderStatementSheet } from '../renderAccounting';
import { clientStatement, periodParts, statementName } from '../statement';

const MONTHS_NAME = { ar: 'المستحق والمقبوض', en: 'Due and received' } as const;

/** The days in the name of a file: those of the period, or today. */
function dayParts(period: AccountingPeriod): readonly string[] {
  const days = periodParts(period);
  return days.length > 0 ? days : [todayIn(DEFAULT_TIME_ZONE, new Date())];
}

export default createController(accountingEndpoints, {
  async months({ query, language }): Promise<Month[] | Download<'xlsx'>> {
    const period = periodOf(query);
    const rows = await months(period);
    if (query.excel !== '1') return rows;
    const parts = dayParts(period);
    const called = { name: [MONTHS_NAME[language], ...parts].join(' - '), ascii: ['months', ...parts].join('-') };
    return new Download('xlsx', await renderMonths(rows, language), called);
  },

  async payments({ query, language }) {
    if (query.excel !== '1') return listPayments(query);
    const { figure } = query;
    const parts = dayParts(periodOf(query));
    const title = schemaLabel(monthSchema.properties[figure], language);
    const called = { name: [title, ...parts].join(' - '), ascii: ['payments', figure, ...parts].join('-') };
    return new Download('xlsx', await renderPayments({ figure, payments: await allPayments(query), language }), called);
  },

  async statement({ params, query, language }): Promise<Download<'pdf' | 'xlsx'>> {
    const statement = await clientStatement(params.username, periodOf(query));
    const called = statementName(statement, language);
    const input = { ...statement, language };
    return query.excel === '1'
      ? new Download('xlsx', await renderStatementSheet(input), called)
      : new Download('pdf', await renderStatement(input), called);
  },
});
