/**
 * Asks for confirmation if no other menu has the typed plan number. The provider chooses plan numbers freely, so the
 * server can't detect a typing mistake. (docs/spec/staff-console.md#create-menu)
 */
import type { ReactNode } from 'react';
import { menuEndpoints } from '@qaima/schemas';
import { useConfirm } from '../../components/useConfirm.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';

export function useConfirmNewPlan(): {
  /** Resolves to true if another menu has the plan number, if the look-up failed, or if the user confirms. */
  readonly agreedPlan: (plan: number) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const api = useApi();
  const { agreed, dialog } = useConfirm();
  const isUsed = async (plan: number) =>
    (await api.send(menuEndpoints.list, { params: {}, query: { plan, limit: 1 } })).data.length > 0;
  const agreedPlan = async (plan: number) =>
    // A failed look-up must not prevent staff from creating the menu.
    (await isUsed(plan).catch(() => true)) ||
    agreed({
      title: t('createMenu.newPlan', { plan }),
      text: t('createMenu.newPlanText'),
      confirm: t('createMenu.newPlanConfirm'),
      cancel: t('createMenu.newPlanCancel'),
      harmless: true,
    });
  return { agreedPlan, dialog };
}
