/** The sum of all months, then the months with their amounts; cards on narrow screens. */
import Box from '@mui/material/Box';
import { addAmounts, monthSchema, schemaLabel, toMonth, toThousandths, type Month } from '@qaima/schemas';
import { Money } from '../../components/Money.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { cardsBelow, tokens } from '../../theme/theme.js';

const COLUMNS = ['due', 'cliq', 'cash', 'corrections', 'netCliq', 'netCash', 'net', 'outstanding'] as const;

const tableSx = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '10px', textAlign: 'end', borderBlockEnd: `1px solid ${tokens.line}` },
  '& thead th': { color: tokens.muted, backgroundColor: tokens.head, fontSize: 13, fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th': { fontWeight: 700, whiteSpace: 'nowrap' },
  '& [data-sum] :is(th, td)': { fontWeight: 800, backgroundColor: tokens.accentSoft },
  ...cardsBelow({
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { padding: '8px 0', borderBlockEnd: `1px solid ${tokens.line}` },
    '& td, & tbody th': { padding: '2px 0', borderBlockEnd: 0 },
    '& [data-sum] tr': { padding: '8px 12px', borderRadius: '12px', backgroundColor: tokens.accentSoft },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: '12px' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: tokens.muted },
  }),
} as const;

/** The sums over all months, added in thousandths, so that they are exact. */
function sumOf(months: readonly Month[]): Month {
  const amounts = months.map(({ due, cliq, cash, corrections, netCliq, netCash, outstanding }) => ({
    due: toThousandths(due),
    cliq: toThousandths(cliq),
    cash: toThousandths(cash),
    corrections: toThousandths(corrections),
    netCliq: toThousandths(netCliq),
    netCash: toThousandths(netCash),
    outstanding: toThousandths(outstanding),
  }));
  return toMonth({ month: '', ...addAmounts(amounts) });
}

export function MonthTable({ months }: { readonly months: readonly Month[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const cells = (month: Month) =>
    COLUMNS.map((name) => (
      <td key={name} data-label={schemaLabel(monthSchema.properties[name], language)}>
        <Box component="span" sx={month[name] < 0 ? { color: tokens.danger } : {}}>
          <Money thousandths={toThousandths(month[name])} />
        </Box>
      </td>
    ));
  return (
    <Box component="table" sx={tableSx}>
      <caption className="sr-only">{schemaLabel(monthSchema, language)}</caption>
      <thead>
        <tr>
          {(['month', ...COLUMNS] as const).map((name) => (
            <th key={name} scope="col">
              {schemaLabel(monthSchema.properties[name], language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-sum="">
        <tr>
          <th scope="row">{t('accounting.sum')}</th>
          {cells(sumOf(months))}
        </tr>
      </tbody>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">
              <bdi dir="ltr">{month.month}</bdi>
            </th>
            {cells(month)}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
