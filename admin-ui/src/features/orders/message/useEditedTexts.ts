/**
 * Keeps the edited text of each message while the dialog shows another message. Edited texts count as unsaved until the
 * chats are opened.
 */
import { useCallback, useState } from 'react';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';

interface EditedTexts {
  /** The edited text of a message; null if the message shows the filled template. */
  readonly textOf: (message: string) => string | null;
  readonly keep: (message: string, text: string | null) => void;
}

export function useEditedTexts(): EditedTexts {
  const [texts] = useState(() => new Map<string, string>());
  const report = useReportUnsaved('dialog');
  return {
    textOf: (message) => texts.get(message) ?? null,
    keep: useCallback(
      (message, text) => {
        if (text === null) texts.delete(message);
        else texts.set(message, text);
        report(texts.size > 0);
      },
      [texts, report],
    ),
  };
}
