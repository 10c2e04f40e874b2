/**
 * The further actions of a waiting order. Rejecting it with a reason is the usual answer, so cancelling is in this menu,
 * with a sentence that tells the two apart.
 */
import { useId, useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ban, EllipsisVertical } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import shared from '../shared/shared.module.css';
import css from './drawer.module.css';

export function CancelWaitingMenu({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={`${shared['outlined'] ?? ''} ${css['more'] ?? ''}`}
        aria-label={t('orderDetails.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          aria-labelledby={`${id}-cancel`}
          aria-describedby={`${id}-hint`}
          onClick={() => {
            setAnchor(null);
            onCancel();
          }}
        >
          <Ban size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
          <span className={css['moreText']}>
            <span id={`${id}-cancel`}>{t('orderDetails.cancel')}</span>
            <span id={`${id}-hint`} className={css['moreHint']}>
              {t('orderDetails.cancelWaitingHint')}
            </span>
          </span>
        </MenuItem>
      </Menu>
    </>
  );
}
