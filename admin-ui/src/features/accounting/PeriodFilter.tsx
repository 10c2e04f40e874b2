/** Filters the accounts by today, this month, a year, or by a first and a last day. */
import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  accountingPeriodFields,
  calendarMonth,
  calendarYear,
  DEFAULT_TIME_ZONE,
  isDate,
  schemaLabel,
  todayIn,
  type AccountingPeriod,
} from '@qaima/schemas';
import { DateField } from '../../components/DateField.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import type { DaysOfPeriod } from './usePeriod.js';

type Name = keyof typeof accountingPeriodFields;
const NAMES = ['from', 'to'] as const satisfies readonly Name[];

interface PeriodFilterProps {
  readonly period: DaysOfPeriod;
  readonly isReversed: boolean;
  readonly onPeriod: (period: AccountingPeriod) => void;
}

/**
 * A period from a first to a last day. A typed day takes effect once it is a valid date or empty. Errors appear below
 * both fields, where they do not move the fields.
 */
export function PeriodFilter({ period, isReversed, onPeriod }: PeriodFilterProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [today] = useState(() => todayIn(DEFAULT_TIME_ZONE, new Date()));
  // `typed`: the invalid text in each field. `left`: the fields that lost the focus while their text was invalid.
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [left, setLeft] = useState<readonly Name[]>([]);
  const wrong = NAMES.filter((name) => typed[name] !== undefined && left.includes(name));
  const choices: readonly (AccountingPeriod & {
    readonly key: 'allDays' | 'today' | 'thisMonth' | 'thisYear' | 'lastYear';
  })[] = [
    { key: 'allDays' },
    { key: 'today', from: today, to: today },
    { key: 'thisMonth', ...calendarMonth(today) },
    { key: 'thisYear', ...calendarYear(today) },
    { key: 'lastYear', ...calendarYear(today, -1) },
  ];
  const changeDay = (name: Name, value: string) => {
    const isDone = isDate(value) || value === '';
    setTyped({ ...typed, [name]: isDone ? undefined : value });
    setLeft(left.filter((one) => one !== name));
    if (isDone) onPeriod({ ...period, [name]: value });
  };
  return (
    <Box
      role="group"
      aria-label={t('accounting.period')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px', marginBlockEnd: '12px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {choices.map(({ key, from, to }) => {
          const isChosen = period.from === from && period.to === to;
          return (
            <Button
              key={key}
              variant={isChosen ? 'outlined' : 'text'}
              color={isChosen ? 'primary' : 'inherit'}
              aria-pressed={isChosen}
              onClick={() => {
                setTyped({});
                onPeriod({ from, to });
              }}
            >
              {t(`accounting.${key}`)}
            </Button>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {NAMES.map((name) => (
          <Box
            key={name}
            component="label"
            sx={{ display: 'grid', gap: '2px', inlineSize: 154, color: tokens.muted, fontSize: 14 }}
          >
            {schemaLabel(accountingPeriodFields[name], language)}
            <DateField
              value={typed[name] ?? period[name] ?? ''}
              aria-invalid={wrong.includes(name)}
              aria-describedby={wrong.includes(name) ? `${id}-${name}` : undefined}
              onChange={(value) => changeDay(name, value)}
              onBlur={() => setLeft([...left, name])}
            />
          </Box>
        ))}
      </Box>
      {wrong.map((name) => (
        <Problem key={name} id={`${id}-${name}`}>
          {schemaLabel(accountingPeriodFields[name], language)}: {t('dateField.wrong')}
        </Problem>
      ))}
      {isReversed && <Problem>{t('accounting.reversed')}</Problem>}
    </Box>
  );
}

const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <Box component="p" id={id} role="alert" sx={{ flexBasis: '100%', margin: 0, color: tokens.danger }}>
    {children}
  </Box>
);
