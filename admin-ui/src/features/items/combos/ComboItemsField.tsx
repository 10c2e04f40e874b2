/** The items of a combo with sizes, quantities and prices, the button that selects them, and the savings. */
import { useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { comboSaving, toThousandths, type ComboPortion } from '@qaima/schemas';
import { elementsOf, isRecord } from '@qaima/schemas/core/typeGuards';
import { ListPlus } from 'lucide-react';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useFormContext } from '../../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../../schema-ui/form/formTypes.js';
import type { CellProps } from '../../../schema-ui/fieldOverrides.js';
import { tokens } from '../../../theme/theme.js';
import { itemsNamed, partsNamed, partText } from './comboItems.js';
import { ComboItemsDialog } from './ComboItemsDialog.js';
import { ComboMenuContext } from './comboMenu.js';
import { ComboPartRow } from './ComboPartRow.js';
import { ComboSavingsTable } from './ComboSavings.js';

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

const isPortion = (value: unknown): value is ComboPortion =>
  isRecord(value) && typeof value['item'] === 'string' && typeof value['quantity'] === 'number';

const portionsIn = (value: unknown): readonly ComboPortion[] => elementsOf(value).filter(isPortion);

export function ComboPortionsCell({ value }: CellProps) {
  const { known } = useContext(ComboMenuContext);
  const portions = portionsIn(value);
  return partsNamed(
    known,
    portions.map(({ item }) => item),
    portions,
  ).map((part) => (
    <div key={part._id}>
      <bdi>{partText(part)}</bdi>
    </div>
  ));
}

export function ComboItemsCell({ value }: CellProps) {
  const { known } = useContext(ComboMenuContext);
  return itemsNamed(known, idsIn(value)).map(({ _id, title }) => (
    <div key={_id}>
      <bdi>{title}</bdi>
    </div>
  ));
}

export function ComboItemsField({ formData, fieldPathId, disabled }: FormFieldProps) {
  const t = useTranslate();
  const { known, sections } = useContext(ComboMenuContext);
  const { values, currency, change } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  const ids = idsIn(formData);
  const portions = portionsIn(values['portions']);
  const parts = partsNamed(known, ids, portions);
  const price = typeof values['price'] === 'number' ? values['price'] : null;
  const worth = comboSaving(price, parts, usePriceStep());
  const setPortions = (next: readonly ComboPortion[]) => change({ ...values, portions: next }, fieldPathId.$id);
  const setIds = (next: readonly string[]) => {
    const left = portions.filter(({ item }) => next.includes(item));
    change({ ...values, items: next, ...(left.length < portions.length ? { portions: left } : {}) }, fieldPathId.$id);
  };
  return (
    <Box component="section" aria-label={t('combos.items')}>
      <Box component="h3" sx={{ margin: 0, marginBlockEnd: '6px', fontSize: 14, lineHeight: '24px', fontWeight: 600 }}>
        {t('combos.items')}
        {parts.length > 0 && <span style={{ color: tokens.muted }}> ({parts.length})</span>}
      </Box>
      {parts.length === 0 ? (
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
          {parts.map((part) => (
            <ComboPartRow
              key={part._id}
              part={part}
              currency={currency}
              disabled={disabled ?? false}
              onChange={(portion) =>
                setPortions([...portions.filter(({ item }) => item !== part._id), ...(portion ? [portion] : [])])
              }
              onRemove={() => setIds(ids.filter((id) => id !== part._id))}
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
        onChange={setIds}
        onClose={() => setChoosing(false)}
      />
    </Box>
  );
}
