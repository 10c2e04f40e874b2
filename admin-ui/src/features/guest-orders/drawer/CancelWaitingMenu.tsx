/**
 * The further actions of a waiting order. Rejecting it with a reason is the usual answer, so cancelling is in this menu,
 * with a sentence that tells the two apart.
 */
import { useId } from 'react';
import MenuItem from '@mui/material/MenuItem';
import { Ban } from 'lucide-react';
import { MoreMenu } from '../../../components/MoreMenu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import shared from '../shared/shared.module.css';
import css from './drawer.module.css';

export function CancelWaitingMenu({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <MoreMenu label={t('orderDetails.more')} className={`${shared['outlined'] ?? ''} ${css['more'] ?? ''}`}>
      {(choose) => (
        <MenuItem aria-labelledby={`${id}-cancel`} aria-describedby={`${id}-hint`} onClick={choose(onCancel)}>
          <Ban size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
          <span className={css['moreText']}>
            <span id={`${id}-cancel`}>{t('orderDetails.cancel')}</span>
            <span id={`${id}-hint`} className={css['moreHint']}>
              {t('orderDetails.cancelWaitingHint')}
            </span>
          </span>
        </MenuItem>
      )}
    </MoreMenu>
  );
}
