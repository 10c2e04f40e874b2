/** Says that an entered price is finer than the step of sale prices. It is kept. (docs/spec/domain.md#sale-prices) */
import Box from '@mui/material/Box';
import { interfaceMoney, isFinerThanStep, isolateLtr, toThousandths, type Currency } from '@qaima/schemas';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

interface StepNoteProps {
  readonly price: number;
  readonly currency: Currency;
}

export function StepNote({ price, currency }: StepNoteProps) {
  const t = useTranslate();
  const language = useLanguage();
  const step = usePriceStep();
  if (!isFinerThanStep(toThousandths(price), step)) return null;
  return (
    <Box role="status" sx={{ marginBlockStart: '4px', color: tokens.muted, fontSize: 12.5, lineHeight: '19px' }}>
      {t('number.finerThanStep', { step: isolateLtr(interfaceMoney(step, currency, language)) })}
    </Box>
  );
}
