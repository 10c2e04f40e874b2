/** A button that downloads a file. While the download runs, the button is disabled and shows the received kilobytes. */
import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { useDownload, type Download } from '../data/useDownload.js';
import { useTranslate } from '../i18n/i18n.js';

interface DownloadButtonProps extends Pick<ButtonProps, 'fullWidth' | 'sx' | 'variant'> {
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  readonly fetchFile: Parameters<Download['start']>[0];
}

export function DownloadButton({ label, icon: Icon = FileSpreadsheet, fetchFile, ...button }: DownloadButtonProps) {
  const t = useTranslate();
  const { bytes, start } = useDownload();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon size={18} />}
      disabled={bytes !== null}
      onClick={() => void start(fetchFile)}
      {...button}
    >
      {bytes === null ? label : t('orderFiles.under', { size: Math.ceil(bytes / 1024) })}
    </Button>
  );
}
