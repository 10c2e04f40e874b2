/**
 * Asks for confirmation before changing a short name that customers may know. (docs/spec/owners-area.md#confirmations)
 */
import { useState, type ReactNode } from 'react';
import { menuLinkByUsername, type Menu } from '@qaima/schemas';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';

interface Asked {
  readonly wanted: string;
  readonly answer: (yes: boolean) => void;
}

export interface UsernameQuestion {
  /** Resolves to whether to continue. It asks only if an existing username changes. */
  readonly confirm: (changes: FormValues) => Promise<boolean>;
  readonly question: ReactNode;
}

export function useConfirmUsername(menu: Menu): UsernameQuestion {
  const t = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const origin = window.location.origin;
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  const link = (name: string) => <bdi dir="ltr">{menuLinkByUsername(origin, name)}</bdi>;
  return {
    confirm: (changes) =>
      menu.username && 'username' in changes
        ? new Promise((resolve) => setAsked({ wanted: String(changes['username']), answer: resolve }))
        : Promise.resolve(true),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={t('publicInfo.usernameTitle')}
        confirm={t('publicInfo.usernameConfirm')}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      >
        <p>
          {asked?.wanted
            ? filledIn(t('publicInfo.usernameFrom', { link: SLOT }), link(asked.wanted))
            : t('publicInfo.usernameToNone')}
        </p>
        <p>{filledIn(t('publicInfo.usernameOld', { link: SLOT }), link(menu.username ?? ''))}</p>
      </ConfirmDialog>
    ),
  };
}

/** A character that marks where an element is inserted into a sentence. */
const SLOT = '\u0000';

function filledIn(sentence: string, piece: ReactNode): ReactNode {
  const [before, after] = sentence.split(SLOT);
  return (
    <>
      {before}
      {piece}
      {after}
    </>
  );
}
