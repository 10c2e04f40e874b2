import { useId } from 'react';
import Box from '@mui/material/Box';
import type { Menu } from '@qaima/schemas';
import { FieldLabel } from '../../../components/FieldLabel.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { sectionsOf } from '../../../data/menuDataProvider.js';
import { useSaveSettings } from '../../../data/useSaveSettings.js';
import { useTranslate } from '../../../i18n/i18n.js';

/** The option that puts the combos last. They stay last when sections are added. */
const LAST = '';

/**
 * A select for the position of the combos among the sections. A choice is saved at once.
 * (docs/spec/owners-area.md#combos-screen)
 */
export function CombosPosition({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const id = useId();
  const saveSettings = useSaveSettings();
  const sections = sectionsOf(menu);
  const { combosPosition = sections.length } = menu.settings ?? {};
  // A notification shows a failure; the select then shows the stored position again.
  const save = (value: string) =>
    void saveSettings({ combosPosition: value === LAST ? null : Number(value) }, t('combos.placed')).catch(
      () => undefined,
    );
  return (
    <Box sx={{ maxInlineSize: 420, marginBlockStart: '12px' }}>
      <FieldLabel htmlFor={id}>{t('combos.place')}</FieldLabel>
      <NativeSelect
        id={id}
        value={combosPosition < sections.length ? combosPosition : LAST}
        onChange={({ target }) => save(target.value)}
      >
        {sections.map(({ _id, title }, index) => (
          <option key={_id} value={index}>
            {t('combos.placeBefore', { title })}
          </option>
        ))}
        <option value={LAST}>{t('combos.placeLast')}</option>
      </NativeSelect>
    </Box>
  );
}
