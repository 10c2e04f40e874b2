/** A menu at the foot of an order's panel, with the statement of the client as a PDF and as a spreadsheet. */
import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { accountingEndpoints } from '@qaima/schemas';
import { EllipsisVertical, FileSpreadsheet, FileText } from 'lucide-react';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const download = ({ query }: (typeof FORMATS)[number]) => {
    setAnchor(null);
    void start((onProgress) =>
      api.download(accountingEndpoints.statement, { params: { username }, query, onProgress }),
    );
  };
  return (
    <>
      <IconButton
        aria-label={t('order.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={bytes !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format.key} onClick={() => download(format)} sx={{ gap: '10px' }}>
            <format.Icon size={18} aria-hidden="true" />
            {t(`accounting.${format.key}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
