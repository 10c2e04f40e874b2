/** The panels that create and edit a table. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tableEndpoints, type Table } from '@qaima/schemas';
import { Printer, RefreshCw } from 'lucide-react';
import { useNotify, useRefresh } from 'react-admin';
import { CopyField } from '../../components/CopyField.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useMenuName } from '../../data/menu.js';
import { useApi } from '../../data/api.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { CreatePartPanel, DeletePart, EditPartPanel } from '../../schema-ui/parts/PartPanels.js';
import type { PartPanelProps } from '../../schema-ui/parts/PartScreen.js';
import { BranchWidget } from './BranchWidget.js';

const overrides: Overrides = {
  'Table.zone': { half: true },
  'Table.seats': { half: true },
  'Table.branch': { widget: BranchWidget },
  'Table.active': { widget: SegmentedWidget },
};

const tableForm = { overrides };

export const CreateTablePanel = ({ onClose }: Pick<PartPanelProps<'table'>, 'onClose'>) => (
  <CreatePartPanel kind="table" form={tableForm} onClose={onClose} />
);

export function TablePanel({ part: table, onClose }: PartPanelProps<'table'>) {
  const t = useTranslate();
  const { label, token = '' } = table;
  return (
    <EditPartPanel
      kind="table"
      part={table}
      form={tableForm}
      title={t('tables.edit', { label })}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '12px', padding: '0 20px 16px' }}>
          <CopyField label={t('tables.address')} text={`${window.location.origin}/t/${token}`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInline: '-12px' }}>
            {table.active && <PrintCode table={table} />}
            <RotateCode table={table} />
            <DeletePart
              kind="table"
              part={table}
              title={t('tables.named', { label })}
              question={`${t('confirm.sure')} ${t('tables.codeDies')}`}
              onDeleted={onClose}
            />
          </Box>
        </Box>
      }
    />
  );
}

interface TableProps {
  readonly table: Table;
}

/** Downloads the table's QR code to print. */
function PrintCode({ table: { _id: table } }: TableProps) {
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
function RotateCode({ table: { _id: tableId, label } }: TableProps) {
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
