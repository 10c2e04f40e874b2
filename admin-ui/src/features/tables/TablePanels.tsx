/** The panels that create and edit a table. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tableCreateSchema, tableEndpoints, type Table } from '@qaima/schemas';
import { Printer, RefreshCw } from 'lucide-react';
import { useNotify, useRefresh } from 'react-admin';
import { CopyField } from '../../components/CopyField.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useMenuName } from '../../data/menu.js';
import { useApi } from '../../data/api.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { BranchWidget } from './BranchWidget.js';

const overrides: Overrides = {
  'Table.zone': { half: true },
  'Table.seats': { half: true },
  'Table.branch': { widget: BranchWidget },
  'Table.active': { widget: SegmentedWidget },
};

interface CreateTablePanelProps {
  readonly onClose: () => void;
}

export function CreateTablePanel({ onClose }: CreateTablePanelProps) {
  const t = useTranslate();
  const { create } = useMenuMutations('tables');
  return (
    <CreatePanel
      title={t('tables.createTitle')}
      schema={tableCreateSchema}
      overrides={overrides}
      submit={t('tables.create')}
      onSend={async (values) => void (await create(values))}
      onClose={onClose}
    />
  );
}

interface TablePanelProps {
  readonly table: Table;
  readonly onClose: () => void;
}

export function TablePanel({ table, onClose }: TablePanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('tables');
  const { _id: id, label, token = '' } = table;
  return (
    <EditPanel
      part="tables"
      id={id}
      onCreate={create}
      title={t('tables.edit', { label })}
      schema={tableCreateSchema}
      record={table}
      label={t('tables.edit', { label })}
      overrides={overrides}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '12px', padding: '0 20px 16px' }}>
          <CopyField label={t('tables.address')} text={`${window.location.origin}/t/${token}`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInline: '-12px' }}>
            {table.active && <PrintCode table={table} />}
            <RotateCode table={table} />
            <DeleteButton
              label={t('tables.delete')}
              title={t('confirm.title', { title: t('tables.named', { label }) })}
              question={`${t('confirm.sure')} ${t('tables.codeDies')}`}
              onRemove={() => remove(id)}
              onDeleted={onClose}
            />
          </Box>
        </Box>
      }
    />
  );
}

/** Downloads the table's QR code to print. */
function PrintCode({ table: { _id: table } }: Pick<TablePanelProps, 'table'>) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  return (
    <DownloadButton
      variant="text"
      icon={Printer}
      label={t('tables.printOne')}
      sx={{ fontWeight: 400 }}
      fetchFile={(onProgress) =>
        api.download(tableEndpoints.sheet, { params: { menuId }, query: { table }, onProgress })
      }
    />
  );
}

/** After confirmation, replaces the table's QR code by a new one. */
function RotateCode({ table: { _id: tableId, label } }: Pick<TablePanelProps, 'table'>) {
  const t = useTranslate();
  const menuId = useMenuName();
  const call = useApiCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const { agreed, dialog } = useConfirm();
  const rotate = async () => {
    const title = t('tables.rotateTitle', { label });
    if (!(await agreed({ title, text: t('tables.rotateText'), confirm: t('tables.rotateConfirm') }))) return;
    await call(tableEndpoints.rotate, { params: { menuId, tableId } }).then(
      () => notify(t('tables.rotated'), { type: 'success' }),
      // A notification has shown the error.
      () => undefined,
    );
    refresh();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<RefreshCw size={18} />}
        onClick={() => void rotate()}
        sx={{ fontWeight: 400 }}
      >
        {t('tables.rotate')}
      </Button>
      {dialog}
    </>
  );
}
