/**
 * Marks items, sizes and extras as sold out. Order takers can open no other screen of the menu's content.
 * (docs/spec/owners-area.md#team)
 */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { matchesQuery, type SoldOutFields } from '@qaima/schemas';
import { Utensils } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { Segmented } from '../../components/Segmented.js';
import { SoldOutList } from '../../components/SoldOutList.js';
import { SoldOutSelect } from '../../components/SoldOutSelect.js';
import { Switch } from '../../components/Switch.js';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useSoldOut } from '../../data/useSoldOut.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

const ALL = 'all';
const SOLD_OUT = 'sold-out';

const isSoldOut = ({ soldOut }: SoldOutFields): boolean => soldOut === true;

/** An item and its sizes. */
const partsOf = (item: MenuItem): readonly SoldOutFields[] => [item, ...(item.subItems ?? [])];

export default function SoldOutScreen() {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(ALL);
  const filterId = useId();
  const all = sectionsOf(menu).filter((section) => itemsOf(section).length > 0);
  const allGroups = menu?.extraGroups ?? [];
  const isWanted = (title: string) => wanted.trim() === '' || matchesQuery(wanted, title);
  const isShown = (parts: readonly SoldOutFields[]) => shown === ALL || parts.some(isSoldOut);
  const found = all.flatMap((section) => {
    const items = itemsOf(section).filter((item) => isWanted(item.title) && isShown(partsOf(item)));
    return items.length > 0 ? [{ section, items }] : [];
  });
  const groups = allGroups.flatMap((group) => {
    const extras = group.extras.filter((extra) => (isWanted(group.title) || isWanted(extra.title)) && isShown([extra]));
    return extras.length > 0 ? [{ group, extras }] : [];
  });
  const parts = [...all.flatMap(itemsOf).flatMap(partsOf), ...allGroups.flatMap(({ extras }) => extras)];
  return (
    <ScreenLayout panel={null}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box component="p" sx={{ margin: 0, color: tokens.muted, fontSize: 14 }}>
          {t('soldOut.hint')}
        </Box>
        {!menu && <RowsSkeleton />}
        {menu && all.length === 0 && <EmptyState icon={Utensils} title={t('soldOut.empty')} />}
        {all.length > 0 && (
          <OutlinedInput
            fullWidth
            type="search"
            value={wanted}
            placeholder={t('soldOut.search')}
            inputProps={{ 'aria-label': t('soldOut.search') }}
            onChange={({ target }) => setWanted(target.value)}
          />
        )}
        {all.length > 0 && (
          <Segmented
            id={filterId}
            label={t('soldOut.shown')}
            value={shown}
            onChange={setShown}
            choices={[
              { value: ALL, label: t('soldOut.all') },
              { value: SOLD_OUT, label: t('soldOut.now', { count: parts.filter(isSoldOut).length }) },
            ]}
          />
        )}
        {all.length > 0 && found.length + groups.length === 0 && (
          <p role="status">{t(shown === SOLD_OUT && wanted.trim() === '' ? 'soldOut.nothing' : 'soldOut.none')}</p>
        )}
        {found.map(({ section, items }) => (
          <Card key={section._id} title={<bdi>{section.title}</bdi>}>
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {items.map((item) => (
                <SoldOutRow key={item._id} item={item} />
              ))}
            </Box>
          </Card>
        ))}
        {groups.map(({ group, extras }) => (
          <Card key={group._id} title={t('soldOut.extrasOf', { title: group.title })}>
            <SoldOutList kind="groupExtras" of={group} parts={extras} />
          </Card>
        ))}
      </Box>
    </ScreenLayout>
  );
}

function SoldOutRow({ item }: { readonly item: MenuItem }) {
  const t = useTranslate();
  const setSoldOut = useSoldOut();
  const id = useId();
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: `1px solid ${tokens.line}` } }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: 52, cursor: 'pointer' }}
      >
        <Box component="span" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <bdi>{item.title}</bdi>
        </Box>
        <Switch
          id={id}
          aria-label={t('soldOut.switch', { title: item.title })}
          checked={item.soldOut}
          onCheckedChange={(value) => void setSoldOut(item, value ? 'never' : null)}
        />
      </Box>
      {item.soldOut && (
        <Box sx={{ maxInlineSize: 280, paddingBlockEnd: '10px' }}>
          <SoldOutSelect
            label={t('soldOut.stateOf', { title: item.title })}
            part={item}
            onChange={(end) => void setSoldOut(item, end)}
          />
        </Box>
      )}
      {item.subItems && item.subItems.length > 0 && (
        <Box sx={{ paddingInlineStart: '20px', paddingBlockEnd: '6px' }}>
          <SoldOutList kind="sizes" of={item} parts={item.subItems} />
        </Box>
      )}
    </Box>
  );
}
