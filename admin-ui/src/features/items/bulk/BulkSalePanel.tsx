/**
 * Sets one sale for many selected items, with its end and a preview of the prices. 0 % ends their sales; 100 %
 * requires confirmation. (docs/spec/owners-area.md#bulk-actions)
 */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { displayedPrice } from '@qaima/schemas';
import { FieldLabel } from '../../../components/FieldLabel.js';
import { Price } from '../../../components/Price.js';
import { SidePanel } from '../../../components/SidePanel.js';
import { ButtonsFooter } from '../../../components/StickyFooter.js';
import type { MenuItem } from '../../../data/menu.js';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { PercentInput } from '../PercentInput.js';
import { isInstant, isPast } from '../saleEnd.js';
import { SaleEndInput } from '../SaleEndInput.js';
import { useConfirmFullDiscount } from '../useConfirmFullDiscount.js';
import type { ViewProps } from '../viewProps.js';
import { SelectionCount } from './BulkPanel.js';
import { ItemPicker } from '../../../components/itemPicker/ItemPicker.js';
import { useBulkUpdate } from './useBulkUpdate.js';

export default function BulkSalePanel({ sections, selection, currency, onClose }: ViewProps) {
  const t = useTranslate();
  const id = useId();
  const { running, send } = useBulkUpdate();
  const { agreed, dialog } = useConfirmFullDiscount();
  const { chosen, items } = selection;
  const [off, setOff] = useState<number | string>();
  const [until, setUntil] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const offPrice = typeof off === 'number' && off >= 0 && off <= 1 ? off : null;
  const ends = offPrice === 0;
  const wrong = offPrice === null && (tried || off !== undefined);
  const endId = `${id}-until`;
  const endProblem = ends || until === null ? null : problemOfEnd(until);
  const smart_count = items.length;

  const begin = async () => {
    setTried(true);
    if (offPrice === null || endProblem) {
      document.getElementById(offPrice === null ? id : endId)?.focus();
      return;
    }
    if (items.length === 0 || (offPrice === 1 && !(await agreed()))) return;
    const sale = ends ? { onSale: false } : { onSale: true, offPrice, ...(until === null ? {} : { until }) };
    const isDone = await send(items, { changes: { sale } }, (count) =>
      t(ends ? 'bulk.saleEnded' : 'bulk.saleDone', { smart_count: count }),
    );
    if (!isDone) return;
    selection.clear();
    onClose();
  };

  return (
    <SidePanel title={t('bulk.sale')} onClose={onClose}>
      <Box component="fieldset" disabled={running} sx={{ all: 'unset', display: 'block', padding: '16px 20px' }}>
        <FieldLabel htmlFor={id}>{t('items.percent')}</FieldLabel>
        <PercentInput
          id={id}
          value={off}
          onChange={setOff}
          {...(wrong ? { 'aria-describedby': `${id}-message`, 'aria-invalid': true } : {})}
        />
        {wrong ? (
          <Box id={`${id}-message`} sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5 }}>
            {t('bulk.percentNeeded')}
          </Box>
        ) : (
          <Box sx={{ marginBlockStart: '4px', color: tokens.muted, fontSize: 12.5 }}>{t('bulk.saleHint')}</Box>
        )}
        {!ends && (
          <SaleEndInput
            id={endId}
            until={until}
            errors={endProblem && (tried || endProblem === 'items.saleEndPast') ? [t(endProblem)] : undefined}
            onChange={setUntil}
          />
        )}
      </Box>
      <SelectionCount heading={t('bulk.chooseItems')} chosen={smart_count} nothingChosen={tried && smart_count === 0} />
      <ItemPicker
        sections={sections}
        selection={selection}
        beside={(item) => (
          <NewPrice item={item} offPrice={chosen.has(item._id) ? offPrice : null} currency={currency} />
        )}
      />
      <ButtonsFooter>
        <Button variant="contained" disabled={running} onClick={() => void begin()} sx={{ flexGrow: 1 }}>
          {running ? t('bulk.running') : t(ends ? 'bulk.saleEnd' : 'bulk.saleBegin', { smart_count })}
        </Button>
      </ButtonsFooter>
      {dialog}
    </SidePanel>
  );
}

/** The message for an end that is no day, or past; null if it is neither. */
function problemOfEnd(until: string) {
  if (!isInstant(until)) return 'items.saleEndInvalid';
  return isPast(until) ? 'items.saleEndPast' : null;
}

interface NewPriceProps extends Pick<ViewProps, 'currency'> {
  readonly item: MenuItem;
  readonly offPrice: number | null;
}

/** An item's current price, and its price with the typed discount. */
function NewPrice({ item, offPrice, currency }: NewPriceProps) {
  const step = usePriceStep();
  const now = displayedPrice(item, step);
  const then = offPrice === null ? now : displayedPrice({ ...item, sale: { onSale: true, offPrice } }, step);
  if (!now || !then) return null;
  // A discount of 0 % ends the sale, so no former price is struck through.
  const before = offPrice === 0 ? null : (then.original ?? now.original);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', fontSize: 13.5, lineHeight: '20px' }}>
      <Price kind={before === null ? 'full' : 'sale'} thousandths={then.price} currency={currency} />
      {before !== null && <Price kind="old" thousandths={before} currency={currency} />}
    </Box>
  );
}
