/** Opens a confirmation dialog and returns a promise of the user's answer. */
import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether nothing is deleted or lost. */
  readonly harmless?: boolean;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

export function useConfirm(): {
  readonly agreed: (question: Question) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Keeps the dialog's text while its exit transition runs.
  const [last, setLast] = useState<Asked | null>(null);
  const agreed = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setAsked({ ...question, answer });
        setLast({ ...question, answer });
      }),
    [],
  );
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={last?.title ?? ''}
      confirm={last?.confirm ?? ''}
      {...(last?.cancel ? { cancel: last.cancel } : {})}
      harmless={last?.harmless ?? false}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      {last?.text}
    </ConfirmDialog>
  );
  return { agreed, dialog };
}
