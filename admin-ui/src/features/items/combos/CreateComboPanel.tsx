/** The panel that makes a combo: its title and its price. Its items are chosen next, in its own panel. */
import Box from '@mui/material/Box';
import { comboDraft, type Currency } from '@qaima/schemas';
import { useRef } from 'react';
import { PanelForm, SidePanel } from '../../../components/SidePanel.js';
import { useWrites } from '../../../data/useMenuMutations.js';
import { useSay } from '../../../i18n/i18n.js';
import { SchemaForm } from '../../../schema-ui/form/SchemaForm.js';
import { look } from '../../../theme/theme.js';

interface NewComboPanelProps {
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

export function NewComboPanel({ currency, onClose, onCreated }: NewComboPanelProps) {
  const say = useSay();
  const { create } = useWrites('combos');
  const made = useRef('');
  return (
    <SidePanel title={say('combos.createTitle')} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          schema={comboDraft}
          currency={currency}
          label={say('combos.createTitle')}
          submit={say('combos.create')}
          submitting={say('form.creating')}
          bar="sticky"
          reach="panel"
          between={
            <Box sx={{ padding: '0 20px 16px', color: look.muted, fontSize: 13.5 }}>{say('combos.createHint')}</Box>
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
