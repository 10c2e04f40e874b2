/** Names the combos that lose items if these are deleted, and says which of them stay on sale. */
import Box from '@mui/material/Box';
import { combosOfItems, isolateAuto, LIST_SEPARATOR, type Combo } from '@qaima/schemas';
import { useMenu } from '../data/menu.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';

/** @param props.ids the ids of the items */
export function CombosOfItems({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const { rest, emptied } = combosOfItems<Combo>(menu?.combos ?? [], new Set(ids));
  const titles = (combos: readonly Combo[]) =>
    combos.map(({ title }) => isolateAuto(title)).join(LIST_SEPARATOR[language]);
  const sx = { display: 'block', marginBlockStart: '8px', overflowWrap: 'anywhere' } as const;
  return (
    <>
      {rest.length > 0 && (
        <Box component="span" sx={sx}>
          {t('combos.loseItems', { titles: titles(rest) })}
        </Box>
      )}
      {emptied.length > 0 && (
        <Box component="span" sx={sx}>
          {t('combos.loseAll', { titles: titles(emptied) })}
        </Box>
      )}
    </>
  );
}
