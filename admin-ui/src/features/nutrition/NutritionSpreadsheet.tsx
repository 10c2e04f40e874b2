/** Downloads the nutrition and allergens of all visible items as a spreadsheet. */
import { nutritionEndpoints } from '@qaima/schemas';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';

export function NutritionSpreadsheet() {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  return (
    <DownloadButton
      label={t('nutrition.excel')}
      fetchFile={(onProgress) => api.download(nutritionEndpoints.download, { params: { menuId }, onProgress })}
    />
  );
}
