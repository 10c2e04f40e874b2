/** Shows how many rows were pasted and how many need a correction, and offers to undo. */
import Button from '@mui/material/Button';
import { isolateAuto, LIST_SEPARATOR, MAX_BULK_CREATE_ITEMS } from '@qaima/schemas';
import { ClipboardPaste, X } from 'lucide-react';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './createMany.module.css';
import type { Pasted } from './usePaste.js';

interface PasteNoticeProps {
  readonly pasted: Pasted;
  /** The number of rows with errors. */
  readonly wrong: number;
  readonly onShowWrong: () => void;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

export function PasteNotice({ pasted, wrong, onShowWrong, onUndo, onDismiss }: PasteNoticeProps) {
  const t = useTranslate();
  const language = useLanguage();
  const listed = (names: readonly string[]) => names.map(isolateAuto).join(LIST_SEPARATOR[language]);
  return (
    <div className={css['notice']} data-wrong={pasted.kind === 'tooMany' || wrong > 0}>
      <ClipboardPaste size={20} aria-hidden="true" />
      <div role="status" className={css['noticeText']}>
        {pasted.kind === 'tooMany'
          ? t('rows.tooMany', { count: pasted.count, most: MAX_BULK_CREATE_ITEMS })
          : t('rows.pasted', { smart_count: pasted.count })}
        {pasted.kind === 'pasted' && wrong > 0 && <b> {t('rows.fixFirst', { smart_count: wrong })}</b>}
        {pasted.kind === 'pasted' && pasted.ignored.length > 0 && (
          <div>{t('rows.ignored', { columns: listed(pasted.ignored) })}</div>
        )}
        {pasted.kind === 'pasted' && pasted.guessedSizes.length > 0 && (
          <div>{t('rows.guessedSizes', { sizes: listed(pasted.guessedSizes) })}</div>
        )}
      </div>
      {pasted.kind === 'pasted' && wrong > 0 && (
        <Button size="small" color="inherit" onClick={onShowWrong}>
          {t('rows.showWrong')}
        </Button>
      )}
      {pasted.kind === 'pasted' && (
        <Button size="small" color="inherit" onClick={onUndo}>
          {t('rows.undoPaste')}
        </Button>
      )}
      <button type="button" className={css['close']} aria-label={t('rows.closeNotice')} onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
