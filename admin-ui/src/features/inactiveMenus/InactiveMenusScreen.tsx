/**
 * The inactive menus, the button that moves the found or selected ones to the trash, and the menus in the trash.
 * (docs/spec/staff-console.md#inactive-menus)
 */
import { useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createOrderMatcher,
  formatCount,
  inactiveMenuSchema,
  menuEndpoints,
  telLink,
  type InactiveMenu,
} from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, SearchX } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { SearchField } from '../../components/SearchField.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { rowTableSx } from '../../schema-ui/table/rowTableSx.js';
import {
  SelectAllLine,
  selectionColumn,
  useRowSelection,
  type RowSelection,
} from '../../schema-ui/table/rowSelection.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn, type RowProps } from '../../schema-ui/table/SchemaTable.js';
import { tokens } from '../../theme/theme.js';
import { DeleteMenus } from './DeleteMenus.js';
import { DeletedMenus } from './DeletedMenus.js';

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
  /** The selected ones of those that the search has found; without a selection, all that it has found. */
  const meant = (menus: readonly InactiveMenu[]) =>
    menus.filter((menu) => isFound(menu) && (!isSelected || chosen.has(menu._id))).map(({ _id }) => _id);
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
    if (shown && shown.length > 0) return <Menus menus={shown} chosen={chosen} onChoose={onChoose} />;
    if (data && data.length > 0) return <EmptyState icon={SearchX} title={t('inactiveMenus.noMatch')} />;
    if (data) {
      return <EmptyState icon={CircleCheckBig} title={t('inactiveMenus.empty')} hint={t('inactiveMenus.emptyHint')} />;
    }
    if (!error) return <RowsSkeleton />;
    return <LoadError error={error} onRetry={() => void refetch()} />;
  }
}

/** Finds menus by name, short name, phone and order number. */
function matcherOf(query: string): (menu: InactiveMenu) => boolean {
  const isFound = createOrderMatcher(query);
  return ({ username, institution: { name = '', contact }, orderNumber }) =>
    isFound({
      number: orderNumber ?? 0,
      name: '',
      username: username ?? '',
      phone: contact?.phone ?? '',
      venue: name,
    });
}

const styles = { tableSx: [rowTableSx, { '& tr[data-selected]': { backgroundColor: tokens.selected } }] };

interface MenusProps extends RowSelection {
  readonly menus: readonly InactiveMenu[];
}

function Menus({ menus, chosen, onChoose }: MenusProps) {
  const t = useTranslate();
  const basename = useBasename();
  const all = { rows: menus, chosen, onChoose, label: t('inactiveMenus.selectAll') };
  const extra = useMemo<readonly ExtraColumn<InactiveMenu>[]>(
    () => [
      selectionColumn<InactiveMenu>({
        rows: menus,
        chosen,
        onChoose,
        label: t('inactiveMenus.selectAll'),
        labelOf: ({ _id, username, institution }) =>
          t('workQueue.select', { name: institution.name ?? username ?? _id }),
      }),
      {
        after: AT_START,
        label: t('inactiveMenus.company'),
        namesRow: true,
        cell: (menu) => <Company menu={menu} />,
      },
      {
        after: AT_START,
        label: t('inactiveMenus.phone'),
        cell: ({ institution }) => <Phone phone={institution.contact?.phone} none={t('inactiveMenus.none')} />,
      },
      {
        after: AT_END,
        label: t('inactiveMenus.activation'),
        hiddenLabel: true,
        cell: ({ _id }) => (
          <Button component={Link} to={`${basename}/activation?menu=${_id}`} sx={{ marginInlineStart: '-16px' }}>
            {t('inactiveMenus.activation')}
          </Button>
        ),
      },
    ],
    [t, basename, menus, chosen, onChoose],
  );
  return (
    <>
      <SelectAllLine {...all} />
      <SchemaTable
        shape={inactiveMenuSchema}
        rows={menus}
        caption={t('inactiveMenus.title')}
        overrides={overrides}
        extra={extra}
        rowProps={({ _id }): RowProps => ({ 'data-selected': chosen.has(_id) ? '' : undefined })}
        styles={styles}
        empty={null}
      />
    </>
  );
}

function Company({ menu: { _id, username, institution } }: { readonly menu: InactiveMenu }) {
  const t = useTranslate();
  return (
    <>
      <bdi>{institution.name ?? username ?? t('inactiveMenus.unnamed')}</bdi>
      {!institution.name && !username && (
        <Box sx={{ color: tokens.muted, fontSize: 12, fontWeight: 400 }}>
          <bdi dir="ltr">{_id}</bdi>
        </Box>
      )}
    </>
  );
}

function OrderNumber({ value }: CellProps) {
  const t = useTranslate();
  return typeof value === 'number' ? String(value) : t('inactiveMenus.none');
}

const overrides: Overrides = { 'InactiveMenu.orderNumber': { cell: OrderNumber } };

function Phone({ phone, none }: { readonly phone: string | undefined; readonly none: string }) {
  const tel = telLink(phone);
  if (!phone) return none;
  const shown = <bdi dir="ltr">{phone}</bdi>;
  return tel ? (
    <Box component="a" href={tel} sx={{ color: tokens.accentDark, paddingBlock: '10px' }}>
      {shown}
    </Box>
  ) : (
    shown
  );
}
