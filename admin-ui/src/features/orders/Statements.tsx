/** Buttons that download a client's statement as a PDF and as a spreadsheet. */
import { accountingEndpoints } from '@qaima/schemas';
import { FileText } from 'lucide-react';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';

export function Statements({ username }: { readonly username: string }) {
  const t = useTranslate();
  const api = useApi();
  return ([null, '1'] as const).map((excel) => (
    <DownloadButton
      key={excel}
      fullWidth
      icon={FileText}
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
