/** Buttons that download files, among them a client's statement as a PDF and as a spreadsheet. */
import Button from '@mui/material/Button';
import { accountingEndpoints } from '@qaima/schemas';
import { FileText } from 'lucide-react';
import { useApi } from '../../data/api.js';
import { useDownload, type Download } from '../../data/useDownload.js';
import { useTranslate } from '../../i18n/i18n.js';

export function Statements({ username }: { readonly username: string }) {
  const t = useTranslate();
  const api = useApi();
  return ([null, '1'] as const).map((excel) => (
    <DownloadButton
      key={excel}
      label={t(excel ? 'accounting.statementExcel' : 'accounting.statement')}
      fetchFile={(onProgress) =>
        api.download(accountingEndpoints.statement, {
          params: { username },
          ...(excel && { query: { excel } }),
          onProgress,
        })
      }
    />
  ));
}

interface DownloadButtonProps {
  readonly label: string;
  readonly fetchFile: Parameters<Download['start']>[0];
}

export function DownloadButton({ label, fetchFile }: DownloadButtonProps) {
  const t = useTranslate();
  const { bytes, start } = useDownload();
  return (
    <Button
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={<FileText size={18} />}
      disabled={bytes !== null}
      onClick={() => void start(fetchFile)}
    >
      {bytes === null ? label : t('orderFiles.under', { size: Math.ceil(bytes / 1024) })}
    </Button>
  );
}
