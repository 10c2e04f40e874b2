/** Downloads the QR codes of all active tables, as A4 cards or stickers. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { tableEndpoints } from '@qaima/schemas';
import { FileDown, Printer } from 'lucide-react';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { useDownload } from '../../data/useDownload.js';
import { useTranslate } from '../../i18n/i18n.js';

const FORMATS = ['a4', 'stickers'] as const;

export function PrintSheets({ isReady }: { readonly isReady: boolean }) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const { bytes, start } = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const print = (format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    void start((onProgress) =>
      api.download(tableEndpoints.sheet, { params: { menuId }, query: { format }, onProgress }),
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!isReady || bytes !== null}
        startIcon={<Printer size={20} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('tables.print')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => print(format)}>
            <FileDown size={18} aria-hidden="true" />
            {t(`tables.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
