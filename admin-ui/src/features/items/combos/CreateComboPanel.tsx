/** The panel that creates a combo with its items and choices. */
import { useMemo } from 'react';
import { comboCreateSchema, type Currency } from '@qaima/schemas';
import { PanelForm, SidePanel } from '../../../components/SidePanel.js';
import type { MenuSection } from '../../../data/menu.js';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { SchemaForm } from '../../../schema-ui/form/SchemaForm.js';
import { comboOverrides } from './comboFieldOverrides.js';
import type { ItemsById } from './comboItems.js';
import { ComboMenuContext } from './comboMenu.js';

interface CreateComboPanelProps {
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
}

export function CreateComboPanel({ known, sections, currency, onClose }: CreateComboPanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('combos');
  const menu = useMemo(() => ({ known, sections }), [known, sections]);
  return (
    <ComboMenuContext value={menu}>
      <SidePanel title={t('combos.createTitle')} onClose={onClose}>
        <PanelForm>
          <SchemaForm
            schema={comboCreateSchema}
            currency={currency}
            label={t('combos.createTitle')}
            overrides={comboOverrides}
            submit={t('combos.create')}
            submitting={t('form.creating')}
            bar="sticky"
            reach="panel"
            onSend={async (values) => void (await create(values))}
            onSent={onClose}
          />
        </PanelForm>
      </SidePanel>
    </ComboMenuContext>
  );
}
