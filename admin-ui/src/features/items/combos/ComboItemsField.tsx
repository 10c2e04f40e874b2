/** The items of a combo with their prices, the button that selects them, and the savings. */
import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { comboSaving, displayedPrice, toThousandths } from '@qaima/schemas';
import { ListPlus, X } from 'lucide-react';
import { Price } from '../../../components/Price.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useFormContext } from '../../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../../schema-ui/form/formTypes.js';
import type { CellProps } from '../../../schema-ui/fieldOverrides.js';
import { tokens } from '../../../theme/theme.js';
import { itemsNamed, type ItemsById } from './comboItems.js';
import { ComboItemsDialog } from './ComboItemsDialog.js';
import { ComboSavingsTable } from './ComboSavings.js';

interface ComboMenu {
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
}

/** Provides the items of the menu to the field. */
export const ComboMenuContext = createContext<ComboMenu>({ known: new Map(), sections: [] });

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export function ComboItemsCell({ value }: CellProps) {
  const { known } = useContext(ComboMenuContext);
  return itemsNamed(known, idsIn(value)).map(({ _id, title }) => (
    <div key={_id}>
      <bdi>{title}</bdi>
    </div>
  ));
}

export function ComboItemsField({ formData, fieldPathId, disabled, onChange }: FormFieldProps) {
  const t = useTranslate();
  const { known, sections } = useContext(ComboMenuContext);
  const { values, currency } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  const ids = idsIn(formData);
  const items = itemsNamed(known, ids);
  const price = typeof values['price'] === 'number' ? values['price'] : null;
  const worth = comboSaving(price, items);
  const set = (next: readonly string[]) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  return (
    <Box component="section" aria-label={t('combos.items')}>
      <Box component="h3" sx={{ margin: 0, marginBlockEnd: '6px', fontSize: 14, lineHeight: '24px', fontWeight: 600 }}>
        {t('combos.items')}
        {items.length > 0 && <span style={{ color: tokens.muted }}> ({items.length})</span>}
      </Box>
      {items.length === 0 ? (
        <Box sx={{ marginBlockEnd: '10px', color: tokens.muted, fontSize: 13.5 }}>{t('combos.noneChosen')}</Box>
      ) : (
        <Box
          component="ul"
          sx={{
            margin: 0,
            marginBlockEnd: '10px',
            padding: 0,
            listStyle: 'none',
            border: `1px solid ${tokens.line}`,
            borderRadius: '14px',
          }}
        >
          {items.map((item) => (
            <Chosen
              key={item._id}
              item={item}
              currency={currency}
              disabled={disabled ?? false}
              onRemove={() => set(ids.filter((id) => id !== item._id))}
            />
          ))}
        </Box>
      )}
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<ListPlus size={19} />}
        disabled={disabled ?? false}
        onClick={() => setChoosing(true)}
      >
        {t('combos.choose')}
      </Button>
      {worth && (
        <Box sx={{ marginBlockStart: '14px' }}>
          <ComboSavingsTable worth={worth} own={toThousandths(price)} currency={currency} />
        </Box>
      )}
      <ComboItemsDialog
        open={choosing}
        sections={sections}
        currency={currency}
        ids={ids}
        onChange={set}
        onClose={() => setChoosing(false)}
      />
    </Box>
  );
}

interface ChosenProps {
  readonly item: MenuItem;
  readonly currency: Parameters<typeof Price>[0]['currency'];
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

function Chosen({ item, currency, disabled, onRemove }: ChosenProps) {
  const t = useTranslate();
  const state = item.hide ? t('combos.hiddenItem') : item.soldOut ? t('combos.soldOutItem') : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minBlockSize: 52,
        paddingInlineStart: '10px',
        '& + &': { borderBlockStart: `1px solid ${tokens.line}` },
      }}
    >
      <Thumbnail file={item.image} size={36} faded={state !== null} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}>
        <bdi>{item.title}</bdi>
        {state && <Box sx={{ color: tokens.muted, fontSize: 12.5 }}>{state}</Box>}
      </Box>
      <Box component="span" sx={{ fontSize: 13.5 }}>
        <Price thousandths={displayedPrice(item)?.price ?? null} currency={currency} />
      </Box>
      <IconButton aria-label={t('combos.removeItem', { title: item.title })} disabled={disabled} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
