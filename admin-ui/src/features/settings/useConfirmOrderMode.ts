/**
 * Asks for confirmation before orders arrive as messages while orders wait for an answer in the inbox.
 * (docs/spec/owners-area.md#confirmations)
 */
import type { ReactNode } from 'react';
import { guestOrderEndpoints, hasInbox, type Menu } from '@qaima/schemas';
import { useConfirm } from '../../components/useConfirm.js';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';

export interface OrderModeQuestion {
  /** Resolves to whether to continue. It asks only if the inbox is given up while orders wait. */
  readonly confirm: (changes: FormValues) => Promise<boolean>;
  readonly question: ReactNode;
}

export function useConfirmOrderMode(menu: Menu): OrderModeQuestion {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const { agreed, dialog } = useConfirm();
  const confirm = async (changes: FormValues) => {
    if (changes['mode'] !== 'whatsapp' || !hasInbox(menu)) return true;
    // Without the number, nothing is asked: those who may not read orders can still save settings.
    const waiting = await api.send(guestOrderEndpoints.count, { params: { menuId } }).then(
      ({ data }) => data.pending,
      () => 0,
    );
    if (waiting === 0) return true;
    return agreed({
      title: t('publicInfo.ordersWaiting', { smart_count: waiting }),
      text: t('publicInfo.ordersWaitingHint'),
      confirm: t('publicInfo.ordersToMessages'),
      harmless: true,
    });
  };
  return { confirm, question: dialog };
}
