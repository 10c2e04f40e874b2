import { Download } from 'lucide-react';
import { itemImportEndpoints, type ExportContent, type ExportFormat } from '@qaima/schemas';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { useApi } from '../../../data/api.js';
import { useMenuId } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { MessageKey } from '../../../i18n/messages/index.js';

interface ExportButtonProps {
  readonly label: MessageKey;
  readonly content: ExportContent;
  readonly format: ExportFormat;
}

/** Downloads the items of the menu, or a table to fill in. */
export function ExportButton({ label, content, format }: ExportButtonProps) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuId();
  return (
    <DownloadButton
      icon={Download}
      label={t(label)}
      fetchFile={(onProgress) =>
        api.download(itemImportEndpoints.download, { params: { menuId }, query: { format, content }, onProgress })
      }
    />
  );
}
