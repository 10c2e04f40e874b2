/**
 * The inactive menus, a button that moves the found or selected menus to the trash, and the menus in the trash.
 * (docs/spec/staff-console.md#inactive-menus)
 */
import { useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { createOrderMatcher, formatCount, menuEndpoints, type InactiveMenu } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, SearchX } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { SearchField } from '../../components/SearchField.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useRowSelection } from '../../schema-ui/table/rowSelection.js';
import { DeleteMenus } from './DeleteMenus.js';
import { DeletedMenus } from './DeletedMenus.js';
import { InactiveMenuTable } from './InactiveMenuTable.js';

export default function InactiveMenusScreen() {
  const t = useTranslate();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['inactiveMenus'],
    queryFn: async ({ signal }) => (await api.send(menuEndpoints.listInactive, { params: {}, signal })).data,
    retry: false,
  });
  const [query, setQuery] = useState('');
  const { chosen, onChoose, clear } = useRowSelection();
  const isFound = useMemo(() => matcherOf(query), [query]);
  const shown = data?.filter(isFound);
  const isSelected = shown?.some(({ _id }) => chosen.has(_id)) ?? false;
  /** Returns the menus to delete, among those that match the search: the selected ones, or all if none is selected. */
  const meant = (menus: readonly InactiveMenu[]) =>
    menus.filter((menu) => isFound(menu) && (!isSelected || chosen.has(menu._id)));
  const label = t(
    isSelected ? 'inactiveMenus.deleteChosen' : query ? 'inactiveMenus.deleteFound' : 'inactiveMenus.deleteAll',
    { count: formatCount(data ? meant(data).length : 0) },
  );
  return (
    <ScreenLayout panel={null}>
      <Card title={t('inactiveMenus.title')}>
        {data && data.length > 0 && (
          <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}>
            <SearchField
              label={t('inactiveMenus.search')}
              placeholder={t('menus.placeholder')}
              maxLength={100}
              query={query}
              onQuery={setQuery}
            />
            {shown && shown.length > 0 && (
              <DeleteMenus label={label} onOpen={async () => meant((await refetch()).data ?? [])} onDone={clear} />
            )}
          </Box>
        )}
        <div aria-busy={isFetching}>{body()}</div>
      </Card>
      <Box sx={{ marginBlockStart: '16px' }}>
        <DeletedMenus />
      </Box>
    </ScreenLayout>
  );

  function body(): ReactNode {
    if (shown && shown.length > 0) return <InactiveMenuTable menus={shown} chosen={chosen} onChoose={onChoose} />;
    if (data && data.length > 0) return <EmptyState icon={SearchX} title={t('inactiveMenus.noMatch')} />;
    if (data) {
      return <EmptyState icon={CircleCheckBig} title={t('inactiveMenus.empty')} hint={t('inactiveMenus.emptyHint')} />;
    }
    if (!error) return <RowsSkeleton />;
    return <LoadError error={error} onRetry={() => void refetch()} />;
  }
}

/** Finds menus by name, short name, owner, phone and order number. */
function matcherOf(query: string): (menu: InactiveMenu) => boolean {
  const isFound = createOrderMatcher(query);
  return ({ username, institution: { name = '', contact }, orderNumber, owner }) =>
    isFound({
      number: orderNumber ?? 0,
      name: owner?.name ?? '',
      username: `${username ?? ''} ${owner?.username ?? ''}`,
      phone: contact?.phone ?? '',
      venue: name,
    });
}
