/** A dialog in which the user selects the items of a combo, with search and sections. Full screen on phones. */
import { useId, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { comboFormSchema, displayedPrice, type Currency } from '@qaima/schemas';
import { Dialog } from '../../../components/Dialog.js';
import { Price } from '../../../components/Price.js';
import type { MenuSection } from '../../../data/menu.js';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../../theme/theme.js';
import { ItemPicker } from '../../../components/itemPicker/ItemPicker.js';
import type { Selection } from '../../../components/itemPicker/useSelection.js';
import { itemsById, itemsNamed } from './comboItems.js';

interface ComboItemsDialogProps {
  readonly open: boolean;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The maximum number of items that the API accepts. */
const MAX_ITEMS = comboFormSchema.properties.items.maxItems;

export function ComboItemsDialog({ open, sections, currency, ids, onChange, onClose }: ComboItemsDialogProps) {
  const t = useTranslate();
  const id = useId();
  const step = usePriceStep();
  const onPhone = useMediaQuery(PHONE_QUERY);
  const selection = useMemo(
    (): Selection => ({
      chosen: new Set(ids),
      items: itemsNamed(itemsById(sections), ids),
      // Selected items keep their order; new ones are appended.
      choose: (some, isChosen) => {
        const others = ids.filter((one) => !some.includes(one));
        onChange(isChosen ? [...others, ...some].slice(0, MAX_ITEMS) : others);
      },
      clear: () => onChange([]),
    }),
    [ids, sections, onChange],
  );
  if (!open) return null;
  return (
    <Dialog
      open
      fullScreen={onPhone}
      fullWidth
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: {
          sx: onPhone ? { margin: 0, borderRadius: 0, maxInlineSize: 'none' } : { blockSize: 'min(640px, 90dvh)' },
        },
      }}
    >
      <DialogTitle id={`${id}-title`} component="h2" sx={{ padding: '18px 20px 12px', fontSize: 18, fontWeight: 800 }}>
        {t('combos.chooseFor')}
      </DialogTitle>
      <ItemPicker
        sections={sections}
        selection={selection}
        beside={(item) => (
          <Box component="span" sx={{ fontSize: 13.5 }}>
            <Price thousandths={displayedPrice(item, step)?.price ?? null} currency={currency} />
          </Box>
        )}
      />
      <Box
        sx={{
          display: 'flex',
          flexShrink: 0,
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px',
          padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
          borderBlockStart: `1px solid ${tokens.line}`,
        }}
      >
        <Box component="span" role="status" sx={{ color: tokens.muted, fontSize: 13.5 }}>
          {t('combos.chosen', { smart_count: ids.length })}
        </Box>
        <Button variant="contained" onClick={onClose} sx={{ minInlineSize: 140 }}>
          {t('combos.done')}
        </Button>
      </Box>
    </Dialog>
  );
}
