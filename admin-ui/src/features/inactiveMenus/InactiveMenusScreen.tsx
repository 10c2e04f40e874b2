/**
 * The inactive menus, the button that moves all of them to the trash, and the menus in the trash. (docs/spec/staff-console.md#inactive-menus)
 */
import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inactiveMenuSchema, menuEndpoints, telLink, type InactiveMenu } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { rowTableSx } from '../../schema-ui/table/rowTableSx.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn } from '../../schema-ui/table/SchemaTable.js';
import { tokens } from '../../theme/theme.js';
import { DeleteAllMenus } from './DeleteAll.js';
import { DeletedMenus } from './DeletedMenus.js';

export default function InactiveMenusScreen() {
  const t = useTranslate();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['inactiveMenus'],
    queryFn: async ({ signal }) => (await api.send(menuEndpoints.listInactive, { params: {}, signal })).data,
    retry: false,
  });
  return (
    <ScreenLayout panel={null}>
      <Card
        title={t('inactiveMenus.title')}
        beside={
          data &&
          data.length > 0 && (
            <Box sx={{ marginInlineStart: 'auto' }}>
              <DeleteAllMenus count={data.length} onOpen={async () => (await refetch()).data?.length ?? 0} />
            </Box>
          )
        }
      >
        <div aria-busy={isFetching}>{bodyOf(data, error, () => void refetch())}</div>
      </Card>
      <Box sx={{ marginBlockStart: '16px' }}>
        <DeletedMenus />
      </Box>
    </ScreenLayout>
  );

  function bodyOf(menus: readonly InactiveMenu[] | undefined, failure: Error | null, retry: () => void): ReactNode {
    if (menus && menus.length > 0) return <Menus menus={menus} />;
    if (menus) {
      return <EmptyState icon={CircleCheckBig} title={t('inactiveMenus.empty')} hint={t('inactiveMenus.emptyHint')} />;
    }
    if (!failure) return <RowsSkeleton />;
    return <LoadError error={failure} onRetry={retry} />;
  }
}

const styles = { tableSx: rowTableSx };

function Menus({ menus }: { readonly menus: readonly InactiveMenu[] }) {
  const t = useTranslate();
  const basename = useBasename();
  const extra = useMemo<readonly ExtraColumn<InactiveMenu>[]>(
    () => [
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
    [t, basename],
  );
  return (
    <SchemaTable
      shape={inactiveMenuSchema}
      rows={menus}
      caption={t('inactiveMenus.title')}
      overrides={overrides}
      extra={extra}
      styles={styles}
      empty={null}
    />
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
