/** The panel that creates a combo. Its items are selected afterwards, in the panel that edits it. */
import Box from '@mui/material/Box';
import { comboCreateSchema, type Currency } from '@qaima/schemas';
import { useRef } from 'react';
import { PanelForm, SidePanel } from '../../../components/SidePanel.js';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { SchemaForm } from '../../../schema-ui/form/SchemaForm.js';
import type { Overrides } from '../../../schema-ui/fieldOverrides.js';
import { tokens } from '../../../theme/theme.js';
import { ComboPositionWidget } from './ComboPosition.js';

interface CreateComboPanelProps {
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Choices and portions are edited together with the items. */
const overrides: Overrides = {
  'Combo.choices': { hidden: true },
  'Combo.portions': { hidden: true },
  'Combo.position': { widget: ComboPositionWidget },
};

export function CreateComboPanel({ currency, onClose, onCreated }: CreateComboPanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('combos');
  const made = useRef('');
  return (
    <SidePanel title={t('combos.createTitle')} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          schema={comboCreateSchema}
          currency={currency}
          label={t('combos.createTitle')}
          overrides={overrides}
          submit={t('combos.create')}
          submitting={t('form.creating')}
          bar="sticky"
          reach="panel"
          between={
            <Box sx={{ padding: '0 20px 16px', color: tokens.muted, fontSize: 13.5 }}>{t('combos.createHint')}</Box>
          }
          onSend={async (values) => {
            made.current = await create(values);
          }}
          onSent={() => onCreated(made.current)}
        />
      </PanelForm>
    </SidePanel>
  );
}
