/** Asks whether a value that somebody else has changed meanwhile is to be replaced by the one that was chosen here. */
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/i18n.js';
import { useConfirm } from './useConfirm.js';

interface Overwrite {
  /** The field's label. */
  readonly field: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

export function useConfirmOverwrite(): {
  readonly agreedOverwrite: (change: Overwrite) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const { agreed, dialog } = useConfirm();
  const agreedOverwrite = ({ field, theirs, mine }: Overwrite) =>
    agreed({
      title: t('conflict.meanwhile', { field }),
      text: (
        <>
          <p>
            {t('conflict.now')} <strong>{theirs}</strong>
          </p>
          <p>
            {t('conflict.chosen')} <strong>{mine}</strong>
          </p>
        </>
      ),
      confirm: t('conflict.mine'),
      cancel: t('conflict.theirs'),
    });
  return { agreedOverwrite, dialog };
}
