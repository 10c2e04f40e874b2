/** The groups of extras, each with its rule, the number of its uses, and its sold-out extras. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatCount, matchesQuery, type ExtraGroup } from '@qaima/schemas';
import { CirclePlus, Plus, Search } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { TrashLink } from '../../components/TrashLink.js';
import { countSoldOutItems, countUses } from '../../data/extraUses.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { groupRule } from '../../schema-ui/extraUses/extraUseWidgets.js';
import { tokens } from '../../theme/theme.js';

interface GroupListProps {
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onNew: () => void;
}

export function GroupList({ selectedId, onSelect, onNew }: GroupListProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [query, setQuery] = useState('');
  const groups = menu?.extraGroups ?? [];
  const counts = countUses(menu);
  const soldOutCounts = countSoldOutItems(menu);
  const shown = groups.filter(({ title, extras }) =>
    matchesQuery(query, [title, ...extras.map((extra) => extra.title)].join(' ')),
  );
  if (menu && groups.length === 0)
    return (
      <>
        <EmptyState
          icon={CirclePlus}
          title={t('extras.empty')}
          hint={t('extras.emptyHint')}
          action={
            <Button variant="contained" startIcon={<Plus size={20} />} onClick={onNew}>
              {t('extras.createTitle')}
            </Button>
          }
        />
        <TrashLink />
      </>
    );
  return (
    <Box component="section" aria-label={t('extras.caption')}>
      <Box sx={{ display: 'flex', gap: '8px', marginBlockEnd: '10px' }}>
        <OutlinedInput
          fullWidth
          type="search"
          value={query}
          placeholder={t('extras.search')}
          onChange={({ target }) => setQuery(target.value)}
          inputProps={{ 'aria-label': t('extras.search') }}
          startAdornment={
            <InputAdornment position="start">
              <Search size={19} />
            </InputAdornment>
          }
        />
        <IconButton
          aria-label={t('extras.createTitle')}
          onClick={onNew}
          sx={{ flexShrink: 0, border: `1px solid ${tokens.outline}`, borderRadius: '12px', blockSize: 46 }}
        >
          <Plus size={20} />
        </IconButton>
      </Box>
      <Box
        sx={{
          paddingInline: '20px',
          paddingBlock: '4px',
          borderRadius: '16px',
          border: `1px solid ${tokens.line}`,
          backgroundColor: tokens.surface,
        }}
      >
        {!menu && <RowsSkeleton />}
        {menu && shown.length === 0 && (
          <Box role="status" sx={{ padding: '20px 0', color: tokens.muted }}>
            {t('extras.noMatch')}
          </Box>
        )}
        <RowList label={t('extras.caption')}>
          {shown.map((group) => (
            <ListRow
              key={group._id}
              title={<bdi>{group.title}</bdi>}
              details={
                <Details
                  group={group}
                  count={counts.get(group._id) ?? 0}
                  soldOutItems={soldOutCounts.get(group._id) ?? 0}
                />
              }
              selected={group._id === selectedId}
              onSelect={() => onSelect(group._id)}
            />
          ))}
        </RowList>
      </Box>
      <Box component="p" sx={{ margin: '10px 4px 0', color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
        {t('extras.hint')}
      </Box>
      <TrashLink />
    </Box>
  );
}

interface DetailsProps {
  readonly group: ExtraGroup;
  /** The number of items that offer the group. */
  readonly count: number;
  /** The number of items that guests see as sold out because of this group. */
  readonly soldOutItems: number;
}

function Details({ group, count, soldOutItems }: DetailsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const soldOut = group.extras.filter((extra) => extra.soldOut).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
      <span>{groupRule(group, language)}</span>
      {soldOut > 0 && <Badge tone="discount">{t('extras.soldOut', { smart_count: soldOut })}</Badge>}
      {soldOutItems > 0 && <Badge tone="discount">{t('extras.soldOutItems', { smart_count: soldOutItems })}</Badge>}
      <Box component="span" sx={{ marginInlineStart: 'auto' }}>
        <span aria-hidden="true">{formatCount(count)}</span>
        <span className="sr-only">{t('extras.inItems', { smart_count: count })}</span>
      </Box>
    </Box>
  );
}
