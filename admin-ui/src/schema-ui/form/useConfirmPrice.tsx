/**
 * Asks for confirmation if a price becomes more than five times as high, or less than a fifth.
 * (docs/spec/domain.md#price-jumps)
 */
import { useCallback, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  currencyUnit,
  formatExactAmount,
  schemaLabel,
  toThousandths,
  type Currency,
  type PriceJump,
} from '@qaima/schemas';
import { CurrencySign } from '../../components/CurrencySign.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

interface PriceQuestion {
  /** Resolves to whether the user has confirmed the prices. */
  readonly agreed: (jumps: readonly PriceJump[]) => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useConfirmPrice(currency: Currency): PriceQuestion {
  const t = useTranslate();
  const language = useLanguage();
  const { agreed: answered, dialog } = useConfirm();
  const amount = useCallback(
    (value: number) => (
      <bdi dir="ltr">
        {formatExactAmount(toThousandths(value), currency)} <CurrencySign unit={currencyUnit(currency, language)} />
      </bdi>
    ),
    [currency, language],
  );
  const agreed = useCallback(
    (jumps: readonly PriceJump[]) =>
      answered({
        title: t('number.jumpTitle', { smart_count: jumps.length }),
        text: (
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, lineHeight: 2 }}>
            {jumps.map(({ path, schema, title, before, after }) => (
              <li key={path}>
                <bdi>{title ?? schemaLabel(schema, language)}</bdi>: {t('number.from')} {amount(before)}{' '}
                {t('number.to')} <strong>{amount(after)}</strong>
              </li>
            ))}
          </Box>
        ),
        confirm: t('number.jumpSave'),
        cancel: t('number.jumpEdit'),
      }),
    [answered, amount, language, t],
  );
  return { agreed, dialog };
}
