/** Edits an item's sale: a switch, the percentage, the resulting price, and the end. */
import Box from '@mui/material/Box';
import { displayedPrice } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { BadgePercent, ChevronLeft, ChevronRight } from 'lucide-react';
import { Price } from '../../components/Price.js';
import { Switch } from '../../components/Switch.js';
import { usePriceStep } from '../../data/usePriceStep.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { errorAria, useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { tokens } from '../../theme/theme.js';
import { PercentInput } from './PercentInput.js';
import { SaleEndInput } from './SaleEndInput.js';
import { toPriced } from './toPricedItem.js';

export function SaleField({ formData, fieldPathId, errorSchema, disabled, onChange, onBlur }: FormFieldProps) {
  const t = useTranslate();
  const id = `${fieldPathId.$id}_offPrice`;
  const endId = `${fieldPathId.$id}_until`;
  const onSale = propertyOf(formData, 'onSale') === true;
  const off = propertyOf(formData, 'offPrice');
  const until = propertyOf(formData, 'until');
  const end = typeof until === 'string' ? { until } : {};
  /** @param typed the id of the input that has changed, if any */
  const set = (next: object, typed?: string) => onChange(next, fieldPathId.path, undefined, typed);
  return (
    <Box
      sx={{ padding: '4px 14px 8px', borderRadius: '16px', backgroundColor: onSale ? tokens.dangerSoft : tokens.head }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
        <BadgePercent size={20} color={onSale ? tokens.danger : tokens.muted} aria-hidden="true" />
        <Box
          component="label"
          sx={{
            flexGrow: 1,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minBlockSize: 44,
            fontSize: 14.5,
            fontWeight: 600,
            cursor: 'pointer',
          }}
        >
          {t('items.sale')}
          <Switch
            checked={onSale}
            disabled={disabled}
            // Ending a sale stores `offPrice` 0. (docs/spec/domain.md#sale-prices)
            onCheckedChange={(checked) => set(checked ? { onSale: true } : { onSale: false, offPrice: 0 })}
          />
        </Box>
      </Box>
      {onSale && (
        <>
          <PercentLine
            id={id}
            off={off}
            errors={errorSchema?.['offPrice']?.__errors}
            disabled={disabled ?? false}
            onType={(offPrice) => set({ onSale: true, ...(offPrice === undefined ? {} : { offPrice }), ...end }, id)}
            onLeave={() => onBlur(id, off)}
          />
          {off !== 0 && (
            <SaleEndInput
              id={endId}
              until={end.until ?? null}
              errors={errorSchema?.['until']?.__errors}
              disabled={disabled ?? false}
              onChange={(next) =>
                set(
                  {
                    onSale: true,
                    ...(off === undefined ? {} : { offPrice: off }),
                    ...(next === null ? {} : { until: next }),
                  },
                  endId,
                )
              }
              onBlur={() => onBlur(endId, until)}
            />
          )}
        </>
      )}
    </Box>
  );
}

interface PercentLineProps {
  readonly id: string;
  /** The discount as a fraction, or the typed text if it is invalid. */
  readonly off: unknown;
  readonly errors: readonly string[] | undefined;
  readonly disabled: boolean;
  readonly onType: (off: number | string | undefined) => void;
  readonly onLeave: () => void;
}

function PercentLine({ id, off, errors, disabled, onType, onLeave }: PercentLineProps) {
  const t = useTranslate();
  const { values, currency } = useFormContext();
  const price = displayedPrice(toPriced(values), usePriceStep());
  const Towards = useLanguage() === 'en' ? ChevronRight : ChevronLeft;
  return (
    <Box sx={{ paddingBlockEnd: '6px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', flexWrap: 'wrap' }}>
        <PercentInput
          id={id}
          value={off}
          disabled={disabled}
          onChange={onType}
          onBlur={onLeave}
          {...errorAria(id, errors)}
        />
        {price?.original != null && (
          <Box component="output" sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px' }}>
            <Price kind="old" thousandths={price.original} currency={currency} />
            <Towards size={16} aria-hidden="true" />
            <Price kind="sale" thousandths={price.price} currency={currency} />
          </Box>
        )}
      </Box>
      {off === 0 && (
        <Box sx={{ marginBlockStart: '4px', color: tokens.muted, fontSize: 12.5 }}>{t('items.endsSale')}</Box>
      )}
      <ErrorText id={id} errors={errors} />
    </Box>
  );
}
