/** Downloads the items of the menu. (docs/spec/domain.md#import-and-export) */
import Box from '@mui/material/Box';
import { SidePanel } from '../../../components/SidePanel.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { ViewProps } from '../viewProps.js';
import { ExportButton } from './ExportButton.js';

const FILES = [
  { label: 'import.menuXlsx', format: 'xlsx' },
  { label: 'import.menuCsv', format: 'csv' },
  { label: 'import.menuJson', format: 'json' },
] as const;

export default function ExportPanel({ onClose }: ViewProps) {
  const t = useTranslate();
  return (
    <SidePanel title={t('import.exportTitle')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: '8px', padding: '16px 20px' }}>
        {FILES.map((file) => (
          <ExportButton key={file.format} content="menu" {...file} />
        ))}
      </Box>
    </SidePanel>
  );
}
