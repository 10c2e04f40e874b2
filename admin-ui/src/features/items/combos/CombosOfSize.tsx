/** Names the combos that lose a size if it is deleted. */
import Box from '@mui/material/Box';
import { combosOfSize, isolateAuto, LIST_SEPARATOR } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { useMenu } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';

/** @param props.row the size in the item's form; a new one has no id */
export function CombosOfSize({ row }: { readonly row: unknown }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const id = propertyOf(row, '_id');
  const combos = typeof id === 'string' ? combosOfSize(menu?.combos ?? [], id) : [];
  if (combos.length === 0) return null;
  const titles = combos.map(({ title }) => isolateAuto(title)).join(LIST_SEPARATOR[language]);
  return (
    <Box component="p" sx={{ margin: '8px 0 0', overflowWrap: 'anywhere' }}>
      {t('combos.loseSize', { titles })}
    </Box>
  );
}
