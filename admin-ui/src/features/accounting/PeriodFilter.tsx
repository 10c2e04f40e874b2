/** Filters the accounts by a year, or by a first and a last day. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  accountingPeriodFields,
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

interface PeriodFilterProps {
  readonly period: DaysOfPeriod;
  readonly isReversed: boolean;
  readonly onPeriod: (period: AccountingPeriod) => void;
}

export function PeriodFilter({ period, isReversed, onPeriod }: PeriodFilterProps) {
  const t = useTranslate();
  const [today] = useState(() => todayIn(DEFAULT_TIME_ZONE, new Date()));
  const choices: readonly (AccountingPeriod & { readonly key: 'allDays' | 'thisYear' | 'lastYear' })[] = [
    { key: 'allDays' },
    { key: 'thisYear', ...calendarYear(today) },
    { key: 'lastYear', ...calendarYear(today, -1) },
  ];
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
              onClick={() => onPeriod({ from, to })}
            >
              {t(`accounting.${key}`)}
            </Button>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {(['from', 'to'] as const).map((name) => (
          <PeriodDay
            key={name}
            name={name}
            day={period[name] ?? ''}
            onDay={(day) => onPeriod({ ...period, [name]: day })}
          />
        ))}
      </Box>
      {isReversed && (
        <Box component="p" role="alert" sx={{ flexBasis: '100%', margin: 0, color: tokens.danger }}>
          {t('accounting.reversed')}
        </Box>
      )}
    </Box>
  );
}

interface PeriodDayProps {
  readonly name: keyof typeof accountingPeriodFields;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/**
 * An input for the first or last day. It takes effect once it is empty or a date, and shows an error on blur otherwise.
 */
function PeriodDay({ name, day, onDay }: PeriodDayProps) {
  const t = useTranslate();
  const language = useLanguage();
  // The typed text while it is not a date; null otherwise.
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== null;
  return (
    <Box component="label" sx={{ display: 'grid', gap: '2px', inlineSize: 154, color: tokens.muted, fontSize: 14 }}>
      {schemaLabel(accountingPeriodFields[name], language)}
      <DateField
        value={typed ?? day}
        aria-invalid={isWrong}
        onChange={(value) => {
          const isDone = isDate(value) || value === '';
          setTyped(isDone ? null : value);
          setLeft(false);
          if (isDone) onDay(value);
        }}
        onBlur={() => setLeft(true)}
      />
      {isWrong && (
        <Box component="span" role="alert" sx={{ color: tokens.danger }}>
          {t('dateField.wrong')}
        </Box>
      )}
    </Box>
  );
}
