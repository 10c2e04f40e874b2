/** The panel of a printer: its form, the URL that the printer polls, a test page, and deletion. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { printerCreateSchema, printerEndpoints, printerPath, type Printer } from '@qaima/schemas';
import { Printer as PrinterIcon } from 'lucide-react';
import { useNotify } from 'react-admin';
import { CopyField } from '../../components/CopyField.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { SectionsField } from './SectionsField.js';

export const printerOverrides: Overrides = {
  'Printer.sections': { field: SectionsField },
  'Printer.copies': { half: true },
  'Printer.width': { half: true },
};

interface PrinterPanelProps {
  readonly printer: Printer;
  readonly onClose: () => void;
}

export function PrinterPanel({ printer, onClose }: PrinterPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('printers');
  const { _id: id = '', title, token = '' } = printer;
  return (
    <EditPanel
      part="printers"
      id={id}
      onCreate={create}
      title={`${t('printers.edit')}: ${title}`}
      schema={printerCreateSchema}
      record={printer}
      label={t('printers.edit')}
      overrides={printerOverrides}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '8px', padding: '0 20px 16px' }}>
          <CopyField label={t('printers.address')} text={`${window.location.origin}${printerPath(token)}`} />
          <Box
            component="ol"
            sx={{ margin: 0, paddingInlineStart: '20px', color: tokens.muted, fontSize: 13, lineHeight: '21px' }}
          >
            <li>{t('printers.addressHint1')}</li>
            <li>{t('printers.addressHint2')}</li>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInline: '-12px' }}>
            <PrintTest printerId={id} />
            <DeleteButton
              label={t('printers.delete')}
              title={t('confirm.title', { title })}
              question={t('confirm.sure')}
              onRemove={() => remove(id)}
              onDeleted={onClose}
            />
          </Box>
        </Box>
      }
    />
  );
}

function PrintTest({ printerId }: { readonly printerId: string }) {
  const t = useTranslate();
  const menuId = useMenuName();
  const call = useApiCall();
  const notify = useNotify();
  const print = () =>
    call(printerEndpoints.test, { params: { menuId, printerId } }).then(
      () => notify(t('printers.testSent'), { type: 'success' }),
      // A notification has shown the error.
      () => undefined,
    );
  return (
    <Button color="inherit" startIcon={<PrinterIcon size={18} />} onClick={() => void print()} sx={{ fontWeight: 400 }}>
      {t('printers.test')}
    </Button>
  );
}
