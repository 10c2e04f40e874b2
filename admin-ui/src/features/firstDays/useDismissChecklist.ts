/** Hides the checklist and opens the next screen. A notification offers to undo this. */
import { useState } from 'react';
import type { Menu } from '@qaima/schemas';
import { useBasename, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';

export function useDismissChecklist({ _id: id }: Menu) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const basename = useBasename();
  const navigate = useNavigate();
  const { done } = useNotifyWithUndo();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const show = (isShown: boolean) =>
    dataProvider.update('settings', { id, data: { firstDays: { isShown } }, previousData: { id } });
  const putAway = async () => {
    setBusy(true);
    try {
      await show(false);
      await navigate(`${basename}/review`);
      done(t('firstDays.putAwayDone'), () => show(true));
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  return { putAway, isBusy };
}
