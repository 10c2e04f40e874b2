/** Downloads the items that lack a translation as a spreadsheet, which can be filled in and imported. */
import { itemImportEndpoints } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './languages.module.css';

export function UntranslatedSpreadsheet() {
  const t = useTranslate();
  const api = useApi();
  const basename = useBasename();
  const menuId = useMenuName();
  return (
    <div className={css['spreadsheet']}>
      <DownloadButton
        label={t('languages.excel')}
        fetchFile={(onProgress) =>
          api.download(itemImportEndpoints.download, {
            params: { menuId },
            query: { format: 'xlsx', content: 'untranslated' },
            onProgress,
          })
        }
      />
      <small>
        {t('languages.excelHint')} <Link to={`${basename}/items?view=import`}>{t('import.title')}</Link>
      </small>
    </div>
  );
}
