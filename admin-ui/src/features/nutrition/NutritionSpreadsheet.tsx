/** Downloads the nutrition and allergens of all visible items as a spreadsheet. */
import Button from '@mui/material/Button';
import { nutritionEndpoints } from '@qaima/schemas';
import { FileSpreadsheet } from 'lucide-react';
import { useApi } from '../../data/api.js';
import { useDownload } from '../../data/useDownload.js';
import { useMenuName } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';

export function NutritionSpreadsheet() {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const { bytes, start } = useDownload();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileSpreadsheet size={18} />}
      disabled={bytes !== null}
      onClick={() =>
        void start((onProgress) => api.download(nutritionEndpoints.download, { params: { menuId }, onProgress }))
      }
    >
      {t('nutrition.excel')}
    </Button>
  );
}
