/**
 * Sends the rows with one request per section. If a request fails, its rows stay and show the error; the others
 * continue. (docs/spec/owners-area.md#items-written-in-rows)
 */
import { useRef, useState } from 'react';
import { ApiError, type Currency, type FieldError } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useRefetchMenu, type MenuSection } from '../../../data/menu.js';
import { isSignedOut } from '../../../data/session.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useSendNewItems } from '../bulk/useSendNewItems.js';
import { toCreateInput, type Row } from './useRows.js';

export interface SubmitResult {
  readonly sent: readonly Row[];
  /** The server's errors by row key. */
  readonly errors: ReadonlyMap<string, readonly FieldError[]>;
  /** The server's message for each failed section, by section id. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** The errors of a failed request by row key. */
function errorsByRow(rows: readonly Row[], errors: readonly FieldError[]): Map<string, FieldError[]> {
  const found = new Map<string, FieldError[]>();
  for (const { path, message } of errors) {
    const [, index = '', rest = ''] = /^\/(\d+)(.*)$/.exec(path) ?? [];
    const key = index === '' ? undefined : rows[Number(index)]?.key;
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), { path: rest, message }]);
  }
  return found;
}

export function useSubmitRows(sections: readonly MenuSection[], currency: Currency | undefined) {
  const t = useTranslate();
  const notify = useNotify();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  const createMany = useSendNewItems();
  const [sending, setSending] = useState(false);
  const isRunning = useRef(false);

  /** Returns null without sending if a request is already running. */
  async function send(rows: readonly Row[]): Promise<SubmitResult | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setSending(true);
    const sent: Row[] = [];
    const errors = new Map<string, readonly FieldError[]>();
    const refusals = new Map<string, string>();
    for (const section of sections) {
      const sectionId = section._id;
      const batch = rows.filter((row) => row.sectionId === sectionId);
      if (batch.length === 0) continue;
      try {
        await createMany(
          sectionId,
          batch.map((row) => toCreateInput(row, currency)),
        );
        sent.push(...batch);
      } catch (error) {
        const message = (error instanceof ApiError && error.message) || t('trouble.unreachable');
        refusals.set(sectionId, message);
        if (error instanceof ApiError)
          for (const [key, found] of errorsByRow(batch, error.errors)) errors.set(key, found);
        if (isSignedOut(error)) {
          notifyError(error);
          break;
        }
        notify(t('rows.batchFailed', { title: section.title, message }), { type: 'error' });
      }
    }
    if (sent.length > 0) {
      await reload();
      notify(t('bulk.added', { smart_count: sent.length }), { type: 'success' });
    }
    isRunning.current = false;
    setSending(false);
    return { sent, errors, refusals };
  }

  return { sending, send };
}
