/** The sum of all months, then the months with their amounts; cards where the columns do not fit. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { monthSchema, PAYMENT_FIGURE_NAMES, schemaLabel, sumOfMonths, toThousandths, type Month } from '@qaima/schemas';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { ColumnMoney, MoneyColumns, moneyHeading } from '../../components/MoneyColumn.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { tokens } from '../../theme/theme.js';
import type { ChosenFigure } from './usePeriod.js';

const COLUMNS = [
  ...(['due', 'cliq', 'cash', 'corrections', 'netCliq', 'netCash', 'net'] as const),
  ...(['canceled', 'outstanding'] as const),
];

const tableSx = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // To the right in both languages, which aligns the decimal marks.
  '& th, & td': { padding: '10px', textAlign: 'end', borderBlockEnd: `1px solid ${tokens.line}` },
  '[dir="rtl"] & :is(th, td)': { textAlign: 'start' },
  '& thead th': { color: tokens.muted, backgroundColor: tokens.head, fontSize: 13, fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th': { fontWeight: 700, whiteSpace: 'nowrap' },
  '& [data-sum] :is(th, td)': { fontWeight: 800, backgroundColor: tokens.accentSoft },
  // Narrower than all columns, each month is a card, so that none is out of sight.
  '@container months (max-width: 939.95px)': {
    '&, & tbody, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
      columnGap: '32px',
      padding: '8px 0',
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td, & tbody th': { padding: '2px 0', borderBlockEnd: 0 },
    '& [data-sum] tr': { padding: '8px 12px', borderRadius: '12px', backgroundColor: tokens.accentSoft },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: '12px' },
    // Otherwise the area that shows the focus would widen the card.
    '& td button': { marginInline: 0, paddingInline: 0 },
    '& td[data-label]::before': { content: 'attr(data-label)', color: tokens.muted, textAlign: 'start' },
  },
} as const;

const yearOf = ({ month }: Month): string => month.slice(0, 4);

interface MonthTableProps {
  readonly months: readonly Month[];
  /** The figure whose payments are listed. */
  readonly chosen: ChosenFigure | null;
  readonly onFigure: (chosen: ChosenFigure) => void;
}

export function MonthTable({ months, chosen, onFigure }: MonthTableProps) {
  const t = useTranslate();
  const language = useLanguage();
  const years = [...new Set(months.map(yearOf))];
  const cells = (month: Month) =>
    COLUMNS.map((name) => (
      <td key={name} data-label={moneyHeading(schemaLabel(monthSchema.properties[name], language), language)}>
        <Figure
          name={name}
          month={month}
          isChosen={chosen?.figure === name && (chosen.month ?? '') === month.month}
          onFigure={onFigure}
        />
      </td>
    ));
  const sum = sumOfMonths(months);
  const amounts = [sum, ...months].flatMap((month) => COLUMNS.map((name) => toThousandths(month[name])));
  return (
    <MoneyColumns amounts={amounts}>
      {/* A region that scrolls must be focusable, or the keyboard could not scroll it. */}
      <Box
        role="region"
        aria-label={schemaLabel(monthSchema, language)}
        tabIndex={0}
        sx={{ position: 'relative', overflowX: 'auto', containerType: 'inline-size', containerName: 'months' }}
      >
        <Box component="table" sx={tableSx}>
          <caption className="sr-only">{schemaLabel(monthSchema, language)}</caption>
          <thead>
            <tr>
              {(['month', ...COLUMNS] as const).map((name) => (
                <th key={name} scope="col">
                  {name === 'month'
                    ? schemaLabel(monthSchema.properties.month, language)
                    : moneyHeading(schemaLabel(monthSchema.properties[name], language), language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-sum="">
            <tr>
              <th scope="row">{t('accounting.sum')}</th>
              {cells(sum)}
            </tr>
          </tbody>
          {years.map((year, index) => (
            <Year key={year} year={year} isFoldable={index > 0} hasChosen={chosen?.month?.startsWith(year) ?? false}>
              {months
                .filter((month) => yearOf(month) === year)
                .map((month) => (
                  <tr key={month.month}>
                    <th scope="row">
                      <bdi dir="ltr">{month.month}</bdi>
                    </th>
                    {cells(month)}
                  </tr>
                ))}
            </Year>
          ))}
        </Box>
      </Box>
    </MoneyColumns>
  );
}

interface YearProps {
  readonly year: string;
  /** Whether its months are shown only on demand. */
  readonly isFoldable: boolean;
  /** Whether the payments of one of its months are listed. */
  readonly hasChosen: boolean;
  /** The rows of its months. */
  readonly children: ReactNode;
}

/** The months of a year. Those of former years are folded, because all months make a very long page on a phone. */
function Year({ year, isFoldable, hasChosen, children }: YearProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(hasChosen);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  if (!isFoldable) return <tbody>{children}</tbody>;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
          <ButtonBase
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ gap: '6px', minBlockSize: tokens.target, font: 'inherit', color: tokens.accentDark }}
          >
            {t('accounting.year', { year })}
            <Icon size={18} aria-hidden="true" />
          </ButtonBase>
        </th>
      </tr>
      {isOpen && children}
    </tbody>
  );
}

interface FigureProps {
  readonly name: (typeof COLUMNS)[number];
  readonly month: Month;
  readonly isChosen: boolean;
  readonly onFigure: (chosen: ChosenFigure) => void;
}

/** An amount. One that adds up payments is a button that lists them. */
function Figure({ name, month, isChosen, onFigure }: FigureProps) {
  const t = useTranslate();
  const language = useLanguage();
  const amount = <ColumnMoney thousandths={toThousandths(month[name])} />;
  if (month[name] === 0 || !isOneOf(PAYMENT_FIGURE_NAMES, name)) return amount;
  const figure = schemaLabel(monthSchema.properties[name], language);
  return (
    <ButtonBase
      aria-pressed={isChosen}
      title={t('accounting.show', { figure })}
      onClick={() => onFigure({ figure: name, month: month.month || null })}
      sx={{
        font: 'inherit',
        padding: '4px 6px',
        margin: '-4px -6px',
        borderRadius: '8px',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '4px',
        '&:hover, &[aria-pressed="true"]': { backgroundColor: tokens.hover },
      }}
    >
      {amount}
    </ButtonBase>
  );
}
