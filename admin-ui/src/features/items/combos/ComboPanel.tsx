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
import type { ItemsById } from './comboItems.js';
import { comboOverrides } from './comboFieldOverrides.js';
import { ComboMenuContext } from './comboMenu.js';
import { useChoiceRules } from './useChoiceRules.js';

interface ComboPanelProps {
  readonly combo: Combo;
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function ComboPanel({ combo, known, sections, currency, onDelete, onClose }: ComboPanelProps) {
  const t = useTranslate();
  const { create, change } = useMenuMutations('combos');
  const id = combo._id;
  const record = useMemo(() => comboFormValues(combo), [combo]);
  const customValidate = useChoiceRules();
  const menu = useMemo(() => ({ known, sections }), [known, sections]);
  return (
    <ComboMenuContext value={menu}>
      <EditPanel
        part="combos"
        id={id}
        onCreate={create}
        title={t('combos.edit')}
        name={combo.title}
        schema={comboFormSchema}
        record={record}
        currency={currency}
        label={t('combos.editOf', { title: combo.title })}
        overrides={comboOverrides}
        customValidate={customValidate}
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
