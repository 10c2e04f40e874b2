/** The panel that creates a combo with its items and choices. */
import { useMemo } from 'react';
import { comboCreateSchema, type Currency } from '@qaima/schemas';
import type { MenuSection } from '../../../data/menu.js';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { CreatePanel } from '../../../schema-ui/form/CreatePanel.js';
import { comboOverrides } from './comboFieldOverrides.js';
import type { ItemsById } from './comboItems.js';
import { ComboMenuContext } from './comboMenu.js';
import { useChoiceRules } from './useChoiceRules.js';

interface CreateComboPanelProps {
  readonly known: ItemsById;
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
}

export function CreateComboPanel({ known, sections, currency, onClose }: CreateComboPanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('combos');
  const customValidate = useChoiceRules();
  const menu = useMemo(() => ({ known, sections }), [known, sections]);
  return (
    <ComboMenuContext value={menu}>
      <CreatePanel
        title={t('combos.createTitle')}
        schema={comboCreateSchema}
        currency={currency}
        overrides={comboOverrides}
        customValidate={customValidate}
        submit={t('combos.create')}
        onSend={async (values) => void (await create(values))}
        onClose={onClose}
      />
    </ComboMenuContext>
  );
}
