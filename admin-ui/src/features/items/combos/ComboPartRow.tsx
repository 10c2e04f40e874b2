/** An item of a combo: which size of it, how many, and what that costs on its own. */
import { useContext } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { comboSchema, displayedPrice, includedSize, schemaLabel, type ComboPortion } from '@qaima/schemas';
import { X } from 'lucide-react';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { Price } from '../../../components/Price.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { ComboMenuContext } from './comboMenu.js';
import type { MenuItemPart } from './comboItems.js';

interface ComboPartRowProps {
  readonly part: MenuItemPart;
  readonly currency: Parameters<typeof Price>[0]['currency'];
  readonly disabled: boolean;
  /** Called with null if the item is contained once and no size of it is named. */
  readonly onChange: (portion: ComboPortion | null) => void;
  readonly onRemove: () => void;
}

const { quantity: quantitySchema, subItem: subItemSchema } = comboSchema.properties.portions.items.properties;
const QUANTITIES = Array.from({ length: quantitySchema.maximum }, (_, index) => index + 1);

export function ComboPartRow({ part, currency, disabled, onChange, onRemove }: ComboPartRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { known } = useContext(ComboMenuContext);
  const { _id: id, title, quantity } = part;
  const item = known.get(id);
  const sizes = item?.subItems ?? [];
  const size = part.isSizeNamed ? part.size : undefined;
  const included = item && includedSize(item);
  const state = item?.hide ? t('combos.hiddenItem') : part.soldOut ? t('combos.soldOutItem') : null;
  const price = displayedPrice(part, usePriceStep())?.price;
  const set = (subItem: string | undefined, count: number) =>
    onChange(count === 1 && !subItem ? null : { item: id, quantity: count, ...(subItem ? { subItem } : {}) });
  return (
    <Box component="li" sx={{ padding: '4px 10px 8px', '& + &': { borderBlockStart: `1px solid ${tokens.line}` } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', marginInlineEnd: '-10px' }}>
        <Thumbnail file={part.image} size={36} faded={state !== null} />
        <Box sx={{ flexGrow: 1, minInlineSize: 0, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
          {state && <Box sx={{ color: tokens.muted, fontSize: 12.5 }}>{state}</Box>}
        </Box>
        <Box component="span" sx={{ fontSize: 13.5 }}>
          <Price thousandths={price === undefined ? null : price * quantity} currency={currency} />
        </Box>
        <IconButton aria-label={t('combos.removeItem', { title })} disabled={disabled} onClick={onRemove}>
          <X size={18} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <Box sx={{ flex: '0 0 84px' }}>
          <NativeSelect
            value={quantity}
            disabled={disabled}
            onChange={({ target }) => set(size?._id, Number(target.value))}
            inputProps={{ 'aria-label': `${schemaLabel(quantitySchema, language)}: ${title}` }}
          >
            {QUANTITIES.map((count) => (
              <option key={count} value={count}>
                {count} ×
              </option>
            ))}
          </NativeSelect>
        </Box>
        {sizes.length > 0 && (
          <Box sx={{ flex: '1 1 0', minInlineSize: 0 }}>
            <NativeSelect
              value={size?._id ?? ''}
              disabled={disabled}
              onChange={({ target }) => set(target.value || undefined, quantity)}
              inputProps={{ 'aria-label': `${schemaLabel(subItemSchema, language)}: ${title}` }}
            >
              <option value="">{t('combos.cheapestOption', { title: included?.title ?? '' })}</option>
              {sizes.map((one) => (
                <option key={one._id} value={one._id}>
                  {one.title}
                </option>
              ))}
            </NativeSelect>
          </Box>
        )}
      </Box>
    </Box>
  );
}
