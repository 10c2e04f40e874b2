/** Handles tables that are pasted into any field of the rows. */
import { useState } from 'react';
import { importRowSchema, MAX_BULK_CREATE_ITEMS, readPastedTable, type Currency } from '@qaima/schemas';
import type { MenuSection } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useIssuesOf } from '../../../schema-ui/form/rjsfValidator.js';
import { pasteRows, undoPaste } from './pasteRows.js';
import type { Row, RowField } from './useRows.js';

export type Pasted =
  | { readonly kind: 'tooMany'; readonly count: number }
  | {
      readonly kind: 'pasted';
      readonly count: number;
      readonly ignored: readonly string[];
      readonly guessedSizes: readonly string[];
      /** The rows before and after the paste, to undo it. */
      readonly before: readonly Row[];
      readonly after: readonly Row[];
    };

interface PasteOptions {
  readonly rows: readonly Row[];
  readonly sections: readonly MenuSection[];
  readonly currency: Currency | undefined;
  readonly timeZone: string | null | undefined;
  readonly replaceAll: (rows: readonly Row[]) => void;
  readonly onPasted: () => void;
}

export function usePaste({ rows, sections, currency, timeZone, replaceAll, onPasted }: PasteOptions) {
  const t = useTranslate();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const issuesOf = useIssuesOf(importRowSchema, currency);

  function onPaste(event: React.ClipboardEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const field = target?.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (key === undefined || field === undefined || !issuesOf) return;
    const table = readPastedTable(
      event.clipboardData.getData('text/plain'),
      sections.map(({ title }) => title),
      { issuesOf, currency, timeZone, now: Date.now() },
    );
    // If the text is not a table, the browser pastes it into the field.
    if (!table) return;
    event.preventDefault();
    const count = table.items.length;
    if (count > MAX_BULK_CREATE_ITEMS) {
      setPasted({ kind: 'tooMany', count });
      return;
    }
    // The cast is safe: `data-field` is written from a RowField.
    const after = pasteRows(rows, key, field as RowField, table, sections, t('items.section'));
    replaceAll(after);
    setPasted({ kind: 'pasted', count, ignored: table.ignored, guessedSizes: table.guessedSizes, before: rows, after });
    onPasted();
  }

  return {
    pasted,
    onPaste,
    undo: () => {
      if (pasted?.kind === 'pasted') replaceAll(undoPaste(pasted.before, pasted.after, rows));
      setPasted(null);
    },
    dismiss: () => setPasted(null),
  };
}
