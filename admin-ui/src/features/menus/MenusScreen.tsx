/** All menus with their owner, state and expiry. (docs/spec/staff-console.md#all-menus) */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX, UtensilsCrossed } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useRedirectToLastPage } from '../../components/useRedirectToLastPage.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { MenuFilterBar } from './MenuFilterBar.js';
import { MenuSortSelect } from './MenuSortSelect.js';
import { MenuTable } from './MenuTable.js';
import { useMenuFilters, useMenus, type MenuFilters, type SetMenuFilters } from './useMenus.js';

export default function MenusScreen() {
  const t = useTranslate();
  const [filters, setFilters] = useMenuFilters();
  const { menus, total, pages, error, isFetching, refetch } = useMenus(filters);
  useRedirectToLastPage({ rows: menus, total, page: filters.page, pages, onPage: (page) => setFilters({ page }) });
  return (
    <ScreenLayout panel={null}>
      <Card
        title={t('menus.title')}
        beside={
          menus && (
            <Box component="span" role="status" sx={{ color: tokens.muted }}>
              {t('menus.count', { smart_count: total })}
            </Box>
          )
        }
      >
        <MenuFilterBar filters={filters} onFilters={setFilters} />
        <div aria-busy={isFetching}>
          {menus && menus.length > 0 && <MenuSortSelect filters={filters} onFilters={setFilters} />}
          {menus && menus.length > 0 && <MenuTable menus={menus} filters={filters} onFilters={setFilters} />}
          {menus && total === 0 && <NoMenus filters={filters} onFilters={setFilters} />}
          {!menus && !error && <RowsSkeleton />}
          {!menus && error && <LoadError error={error} onRetry={() => void refetch()} />}
        </div>
        <Pagination page={Math.min(filters.page, pages)} pages={pages} onPage={(page) => setFilters({ page })} />
      </Card>
    </ScreenLayout>
  );
}

interface NoMenusProps {
  readonly filters: MenuFilters;
  readonly onFilters: SetMenuFilters;
}

/** Shows that no menu matches the query, and offers to search the inactive menus if the filter excludes them. */
function NoMenus({ filters: { q, state }, onFilters }: NoMenusProps) {
  const t = useTranslate();
  const query = q.trim();
  const canTryStopped = query !== '' && state !== '' && state !== 'inactive';
  return (
    <EmptyState
      icon={query ? SearchX : UtensilsCrossed}
      title={query ? t('menus.noMatch', { query }) : t('menus.empty')}
      action={
        canTryStopped && (
          <Button variant="outlined" color="inherit" onClick={() => onFilters({ state: 'inactive' })}>
            {t('menus.searchStopped')}
          </Button>
        )
      }
    />
  );
}
