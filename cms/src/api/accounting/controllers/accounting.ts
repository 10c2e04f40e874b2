import { accountingEndpoints, DEFAULT_TIME_ZONE, todayIn, type Month } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { months } from '../accounts';
import { renderMonths, renderStatement } from '../renderAccounts';
import { clientStatement, statementName } from '../statement';

const MONTHS_NAME = { ar: 'المستحق والمقبوض', en: 'Due and received' } as const;

export default createController(accountingEndpoints, {
  async months({ query, language }): Promise<Month[] | Download<'xlsx'>> {
    const rows = await months();
    if (query.excel !== '1') return rows;
    const today = todayIn(DEFAULT_TIME_ZONE, new Date());
    const called = { name: `${MONTHS_NAME[language]} - ${today}`, ascii: `months-${today}` };
    return new Download('xlsx', await renderMonths(rows, language), called);
  },

  async statement({ params, language }) {
    const statement = await clientStatement(params.username);
    const pdf = await renderStatement({ ...statement, language });
    return new Download('pdf', pdf, statementName(statement, language));
  },
});
