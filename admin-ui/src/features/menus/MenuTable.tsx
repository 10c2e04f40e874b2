/** The rows of the list of menus; cards on narrow screens. */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  canonicalPath,
  formatCount,
  formatDate,
  providerDay,
  STAFF_MENU_SORTS,
  staffMenuSchema,
  subscriptionMark,
  telLink,
  type StaffMenu,
  type StaffMenuSort,
} from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClientLink } from '../../components/ClientLink.js';
import { MatchText } from '../../components/MatchText.js';
import { MenuStatus } from '../../components/MenuStatus.js';
import { sortOrderAfter } from '../../components/sortOrder.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { rowTableSx } from '../../schema-ui/table/rowTableSx.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn } from '../../schema-ui/table/SchemaTable.js';
import { tokens } from '../../theme/theme.js';
import { firstDirection, type MenuFilters, type SetMenuFilters } from './useMenus.js';
import { VisitLine } from './VisitLine.js';

// The headings are buttons with their own padding.
const styles = { tableSx: [rowTableSx, { '& thead th': { paddingBlock: '4px' } }] };

const SORTED_FIELDS = {
  state: 'state',
  plan: 'plan',
  lastEditAt: 'lastEdit',
  visits: 'visits',
  orders: 'orders',
  subEnd: 'subEnd',
} as const satisfies Readonly<Record<string, StaffMenuSort>>;

const quiet = { color: tokens.muted, fontSize: 13, fontWeight: 400 } as const;

interface MenuTableProps {
  readonly menus: readonly StaffMenu[];
  readonly filters: MenuFilters;
  readonly onFilters: SetMenuFilters;
}

export function MenuTable({ menus, filters, onFilters }: MenuTableProps) {
  const { sort, direction } = filters;
  const query = filters.q.trim();
  const t = useTranslate();
  const basename = useBasename();
  const extra = useMemo<readonly ExtraColumn<StaffMenu>[]>(
    () => [
      {
        after: AT_START,
        label: t('menus.menu'),
        namesRow: true,
        sort: 'menu',
        cell: (menu) => <Venue menu={menu} query={query} />,
      },
      {
        after: AT_START,
        label: t('menus.owner'),
        sort: 'owner',
        cell: ({ owner }) => <Owner owner={owner} query={query} />,
      },
      {
        after: AT_END,
        label: t('menus.open'),
        hiddenLabel: true,
        cell: ({ _id }) => (
          <Button component={Link} to={`${basename}/activation?menu=${_id}`} variant="outlined" color="inherit">
            {t('menus.open')}
          </Button>
        ),
      },
    ],
    [t, basename, query],
  );
  return (
    <SchemaTable
      shape={staffMenuSchema}
      rows={menus}
      caption={t('menus.title')}
      overrides={overrides}
      extra={extra}
      styles={styles}
      sorting={{
        fields: SORTED_FIELDS,
        sort,
        direction,
        onSort: (name) => onFilters(sortOrderAfter(name, STAFF_MENU_SORTS, filters, firstDirection)),
      }}
      empty={null}
    />
  );
}

/** The path of a menu's page, before its short name. */
const MENU_PREFIX = '/m/';

interface VenueProps {
  readonly menu: StaffMenu;
  readonly query: string;
}

function Venue({ menu, query }: VenueProps) {
  const { username, institution } = menu;
  const t = useTranslate();
  const name = institution.name ?? username;
  return (
    <>
      {name ? <MatchText text={name} query={query} /> : t('inactiveMenus.unnamed')}
      {username && (
        <Box
          component="a"
          href={canonicalPath(menu)}
          target="_blank"
          rel="noreferrer"
          dir="ltr"
          sx={{ ...quiet, display: 'block', textAlign: 'start', inlineSize: 'fit-content', paddingBlock: '4px' }}
        >
          {MENU_PREFIX}
          <MatchText text={username} query={query} />
        </Box>
      )}
    </>
  );
}

interface OwnerProps {
  readonly owner: StaffMenu['owner'];
  readonly query: string;
}

function Owner({ owner, query }: OwnerProps) {
  const t = useTranslate();
  if (!owner) return t('inactiveMenus.none');
  const { name = '', username = '', phone = '' } = owner;
  const tel = telLink(phone);
  return (
    <>
      <ClientLink username={username}>
        <MatchText text={name || username} query={query} />
      </ClientLink>
      {tel && (
        <Box component="a" href={tel} sx={{ ...quiet, display: 'block', paddingBlock: '4px' }}>
          <bdi dir="ltr">{phone}</bdi>
        </Box>
      )}
    </>
  );
}

const State = ({ record }: CellProps<StaffMenu>) => <MenuStatus menu={record} />;

function Visits({ record: { visits, visitDays } }: CellProps<StaffMenu>) {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px' }}>
      <span>{formatCount(visits)}</span>
      <VisitLine days={visitDays} isRtl={language === 'ar'} />
    </Box>
  );
}

function Expiry({ record: { subEnd } }: CellProps<StaffMenu>) {
  const t = useTranslate();
  const [now] = useState(Date.now);
  if (!subEnd) return t('inactiveMenus.none');
  const isOver = subscriptionMark(subEnd, new Date(now)) === 'past';
  return (
    <Box component="span" sx={isOver ? { color: tokens.warning, fontWeight: 700 } : {}}>
      <bdi dir="ltr">{formatDate(providerDay(subEnd))}</bdi>
      {isOver && <Box sx={{ fontSize: 13 }}>{t('orders.ended')}</Box>}
    </Box>
  );
}

const overrides: Overrides<StaffMenu> = {
  'StaffMenu.state': { cell: State },
  'StaffMenu.visits': { cell: Visits },
  'StaffMenu.subEnd': { cell: Expiry },
};
