/** How what was received, what is outstanding and what was due add up. (docs/spec/domain.md#accounting) */
import Box from '@mui/material/Box';
import { monthSchema, schemaLabel, sumOfMonths, toThousandths, type Month } from '@qaima/schemas';
import { Money } from '../../components/Money.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** The amounts that are added to or subtracted from what was received. Those of zero are left out, except these. */
const ALWAYS: ReadonlySet<keyof Month> = new Set(['net', 'canceled', 'outstanding']);
const TERMS = [
  { name: 'net', sign: 1 },
  { name: 'canceled', sign: -1 },
  { name: 'overpaid', sign: -1 },
  { name: 'otherPeriods', sign: -1 },
  { name: 'outstanding', sign: 1 },
] as const satisfies readonly { readonly name: keyof Month; readonly sign: 1 | -1 }[];

export function DueEquation({ months }: { readonly months: readonly Month[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const sum = sumOfMonths(months);
  const label = (name: 'due' | (typeof TERMS)[number]['name']) => schemaLabel(monthSchema.properties[name], language);
  const shown = TERMS.filter(({ name }) => ALWAYS.has(name) || sum[name] !== 0);
  return (
    <Box
      role="group"
      aria-label={t('accounting.equation')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '8px 12px',
        marginBlockEnd: '16px',
        padding: '12px 16px',
        borderRadius: '12px',
        backgroundColor: tokens.head,
      }}
    >
      {shown.map(({ name, sign }, index) => {
        const amount = sign * toThousandths(sum[name]);
        const operator = amount < 0 || (amount === 0 && sign < 0) ? '−' : '+';
        return <Term key={name} label={label(name)} amount={Math.abs(amount)} operator={index > 0 ? operator : ''} />;
      })}
      <Term label={label('due')} amount={toThousandths(sum.due)} operator="=" isResult />
    </Box>
  );
}

interface TermProps {
  readonly label: string;
  /** In thousandths. */
  readonly amount: number;
  /** What precedes the amount; empty for the first one. */
  readonly operator: string;
  readonly isResult?: boolean;
}

/** An amount above its label, with the operator that precedes it. */
const Term = ({ label, amount, operator, isResult = false }: TermProps) => (
  <Box sx={{ display: 'flex', gap: '12px' }}>
    {operator && (
      <Box component="span" sx={{ fontSize: 18, lineHeight: '28px', color: tokens.muted }}>
        {operator}
      </Box>
    )}
    <Box sx={{ display: 'grid', maxInlineSize: 190 }}>
      <Box component="span" sx={{ fontSize: 18, lineHeight: '28px', fontWeight: isResult ? 800 : 600 }}>
        <Money thousandths={amount} />
      </Box>
      <Box component="span" sx={{ color: tokens.muted, fontSize: 13, lineHeight: '18px' }}>
        {label}
      </Box>
    </Box>
  </Box>
);
