/** The panel that edits a combo. The shown savings follow the typed price. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { comboFormSchema, comboFormValues, type Combo, type Currency } from '@qaima/schemas';
import { Trash2 } from 'lucide-react';
import type { MenuSection } from '../../../data/menu.js';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { EditPanel } from '../../../schema-ui/form/EditPanel.js';
import type { FormValues } from '../../../schema-ui/form/formValues.js';
import type { Overrides } from '../../../schema-ui/fieldOverrides.js';
import type { ItemsById } from './comboItems.js';
import { ChoiceOptionsField } from './ChoiceOptionsField.js';
import { ComboPositionCell, ComboPositionWidget } from './ComboPosition.js';
import { ComboItemsCell, ComboItemsField, ComboPortionsCell } from './ComboItemsField.js';
import { ComboMenuContext } from './comboMenu.js';

interface ComboPanelProps {
  readonly combo: Combo;
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const overrides: Overrides = {
  'Combo.items': { field: ComboItemsField, cell: ComboItemsCell },
  'Combo.position': { widget: ComboPositionWidget, cell: ComboPositionCell, last: true },
  // The field of the items edits them too.
  'Combo.portions': { hidden: true, cell: ComboPortionsCell },
  'Combo.choices': { sortable: true, addLabel: 'combos.addChoice', last: true },
  'Combo.choices.of': { field: ChoiceOptionsField },
};

export function ComboPanel({ combo, known, sections, currency, onDelete, onClose }: ComboPanelProps) {
  const t = useTranslate();
  const { create, change } = useMenuMutations('combos');
  const id = combo._id ?? '';
  const record = useMemo(() => comboFormValues(combo), [combo]);
  /** Restores a deleted combo by two requests: the create endpoint does not accept items, so an update adds them. */
  const createWhole = async ({ items, ...values }: FormValues) => change(await create(values), { items });
  const menu = useMemo(() => ({ known, sections }), [known, sections]);
  return (
    <ComboMenuContext value={menu}>
      <EditPanel
        part="combos"
        id={id}
        onCreate={createWhole}
        title={t('combos.edit')}
        name={combo.title}
        schema={comboFormSchema}
        record={record}
        currency={currency}
        label={t('combos.editOf', { title: combo.title })}
        overrides={overrides}
        onSend={(changes, { seen }) => change(id, changes, seen)}
        onClose={onClose}
        between={
          <Box sx={{ paddingInline: '12px', paddingBlockEnd: '16px' }}>
            <Button color="inherit" startIcon={<Trash2 size={18} />} onClick={onDelete} sx={{ fontWeight: 400 }}>
              {t('combos.delete')}
            </Button>
          </Box>
        }
      />
    </ComboMenuContext>
  );
}
