/**
 * The items that offer a group ("in 12 items"), each with its differences from the group. A dialog changes which items
 * offer the group.
 */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIST_SEPARATOR, type ExtraGroup } from '@qaima/schemas';
import { Plus } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useBackButtonDialog } from '../../components/useBackButtonDialog.js';
import { usesOfGroup, type ItemUse } from '../../data/extraUses.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { differs, ExtraUseDifferences } from '../../schema-ui/extraUses/ExtraUseDifferences.js';
import { tokens } from '../../theme/theme.js';
import { GroupUsesDialog } from './GroupUsesDialog.js';

/** The number of uses that the collapsed list shows. */
const SHOWN = 4;

/** Sorts uses that deviate from the group first. */
const byDifference = (one: ItemUse, other: ItemUse) => Number(differs(other.use)) - Number(differs(one.use));

export function GroupUses({ group }: { readonly group: ExtraGroup }) {
  const t = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const { data: menu } = useMenu();
  const [isWhole, setIsWhole] = useState(false);
  const [dialog, open, close] = useBackButtonDialog<true>();
  const { sections, items } = usesOfGroup(menu, group._id);
  const sorted = items.toSorted(byDifference);
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  const titles = sections.map(({ title }) => title).join(LIST_SEPARATOR[language]);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ paddingBlock: '12px', borderBlockStart: `1px solid ${tokens.line}` }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', marginBlockEnd: '8px' }}>
        <Box component="h3" id={titleId} sx={{ margin: 0, fontSize: 15 }}>
          {t('extras.inItems', { smart_count: items.length })}
        </Box>
        {sections.length > 0 && (
          <Box component="span" sx={{ color: tokens.muted, fontSize: 13.5 }}>
            {t('extras.wholeSections', { titles })}
          </Box>
        )}
        <Button startIcon={<Plus size={18} />} onClick={() => open(true)} sx={{ marginInlineStart: 'auto' }}>
          {t('extras.addTo')}
        </Button>
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyle: 'none' }}
      >
        {shown.map((use) => (
          <li key={use.item._id}>
            <UseChip {...use} />
          </li>
        ))}
        {sorted.length > shown.length && (
          <li>
            <Button
              size="small"
              color="inherit"
              aria-label={t('extras.showUses')}
              onClick={() => setIsWhole(true)}
              sx={{ minBlockSize: 32, backgroundColor: tokens.chip }}
            >
              {t('extras.more', { number: sorted.length - shown.length })}
            </Button>
          </li>
        )}
      </Box>
      {dialog && <GroupUsesDialog group={group} onClose={close} />}
    </Box>
  );
}

function UseChip({ item, use, isInherited }: ItemUse) {
  const t = useTranslate();
  const basename = useBasename();
  const isDifferent = differs(use);
  return (
    <Box
      component={Link}
      to={`${basename}/items?item=${item._id}`}
      sx={{
        display: 'inline-block',
        padding: '4px 10px',
        borderRadius: '8px',
        color: isDifferent ? tokens.warningText : tokens.text,
        backgroundColor: isDifferent ? tokens.warningSoft : tokens.chip,
        fontSize: 13,
        lineHeight: '24px',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <bdi>{item.title}</bdi>
      {isDifferent && (
        <>
          {': '}
          <ExtraUseDifferences use={use} />
        </>
      )}
      {isInherited && <span> ({t('extras.inherited')})</span>}
    </Box>
  );
}
