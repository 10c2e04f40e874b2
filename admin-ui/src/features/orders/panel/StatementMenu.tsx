/** A menu at the foot of an order's panel, with the statement of the client as a PDF and as a spreadsheet. */
import MenuItem from '@mui/material/MenuItem';
import { accountingEndpoints } from '@qaima/schemas';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { MoreMenu } from '../../../components/MoreMenu.js';
import { useApi } from '../../../data/api.js';
import { useDownload } from '../../../data/useDownload.js';
import { useTranslate } from '../../../i18n/i18n.js';

const FORMATS = [
  { key: 'statement', Icon: FileText, query: {} },
  { key: 'statementExcel', Icon: FileSpreadsheet, query: { excel: '1' } },
] as const;

export function StatementMenu({ username }: { readonly username: string }) {
  const t = useTranslate();
  const api = useApi();
  const { bytes, start } = useDownload();
  const download = ({ query }: (typeof FORMATS)[number]) =>
    void start((onProgress) =>
      api.download(accountingEndpoints.statement, { params: { username }, query, onProgress }),
    );
  return (
    <MoreMenu label={t('order.more')} disabled={bytes !== null}>
      {(choose) =>
        FORMATS.map((format) => (
          <MenuItem key={format.key} onClick={choose(() => download(format))} sx={{ gap: '10px' }}>
            <format.Icon size={18} aria-hidden="true" />
            {t(`accounting.${format.key}`)}
          </MenuItem>
        ))
      }
    </MoreMenu>
  );
}
