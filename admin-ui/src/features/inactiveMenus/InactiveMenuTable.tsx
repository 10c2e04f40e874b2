/** The rows of inactive menus, which can be selected; cards on narrow screens. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inactiveMenuSchema, telLink, type InactiveMenu } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClientLink } from '../../components/ClientLink.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { rowTableSx } from '../../schema-ui/table/rowTableSx.js';
import { SelectAllLine, selectionColumn, type RowSelection } from '../../schema-ui/table/rowSelection.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn, type RowProps } from '../../schema-ui/table/SchemaTable.js';
import { tokens } from '../../theme/theme.js';

const styles = { tableSx: [rowTableSx, { '& tr[data-selected]': { backgroundColor: tokens.selected } }] };

interface InactiveMenuTableProps extends RowSelection {
  readonly menus: readonly InactiveMenu[];
}

export function InactiveMenuTable({ menus, chosen, onChoose }: InactiveMenuTableProps) {
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
        after: AT_START,
        label: t('menus.owner'),
        cell: ({ owner }) => <Owner owner={owner} />,
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

function Owner({ owner }: { readonly owner: InactiveMenu['owner'] }) {
  const t = useTranslate();
  if (!owner) return t('inactiveMenus.none');
  const { name = '', username = '' } = owner;
  return (
    <ClientLink username={username}>
      <bdi>{name || username}</bdi>
    </ClientLink>
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
