/** The panel of a printer: its form, the URL that the printer polls, a test page, and deletion. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { cloudPrintEndpoints, endpointUrl, printerEndpoints } from '@qaima/schemas';
import { Printer as PrinterIcon } from 'lucide-react';
import { useNotify } from 'react-admin';
import { CopyField } from '../../components/CopyField.js';
import { useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { DeletePart, EditPartPanel } from '../../schema-ui/parts/PartPanels.js';
import type { PartPanelProps } from '../../schema-ui/parts/PartScreen.js';
import { tokens } from '../../theme/theme.js';
import { SectionsField } from './SectionsField.js';

const overrides: Overrides = {
  'Printer.sections': { field: SectionsField },
  'Printer.copies': { half: true },
  'Printer.width': { half: true },
};

export const printerForm = { overrides };

export function PrinterPanel({ part: printer, onClose }: PartPanelProps<'printer'>) {
  const t = useTranslate();
  const { _id: id, token = '' } = printer;
  return (
    <EditPartPanel
      kind="printer"
      part={printer}
      form={printerForm}
      onClose={onClose}
      between={
        <Box sx={{ display: 'grid', gap: '8px', padding: '0 20px 16px' }}>
          <CopyField
            label={t('printers.address')}
            text={`${window.location.origin}${endpointUrl(cloudPrintEndpoints.poll, { token })}`}
          />
          <Box
            component="ol"
            sx={{ margin: 0, paddingInlineStart: '20px', color: tokens.muted, fontSize: 13, lineHeight: '21px' }}
          >
            <li>{t('printers.addressHint1')}</li>
            <li>{t('printers.addressHint2')}</li>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInline: '-12px' }}>
            <PrintTest printerId={id} />
            <DeletePart kind="printer" part={printer} onDeleted={onClose} />
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
