/** Copies sections or the whole menu to another menu of the account. (docs/spec/domain.md#copies) */
import { includesRole, isolateLtr, menuCopyEndpoints, trashEndpoints, type Account } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { useAccount, useMenu } from './menu.js';
import { useNotifyError } from './useNotifyError.js';

export type CopyTarget = Account['menus'][number];

/** The number of characters of an id that distinguish menus without a name. */
const SHORT_ID_LENGTH = 6;

/** Returns a function that returns a target menu's name, short name, or shortened id. */
export function useCopyTargetName(): (target: CopyTarget) => string {
  const t = useTranslate();
  return ({ name, username, _id }) =>
    name.trim() || username || t('copies.unnamed', { id: isolateLtr(_id.slice(-SHORT_ID_LENGTH)) });
}

/** The other menus that the account may edit. */
export function useCopyTargets(): readonly CopyTarget[] {
  const { data: account } = useAccount();
  const { data: menu } = useMenu();
  return (account?.menus ?? []).filter(({ _id, role }) => _id !== menu?._id && includesRole(role, 'editor'));
}

export interface MadeCopy {
  readonly target: CopyTarget;
  /** The id of the entry in the target menu's trash that undoes the copy. */
  readonly undo: string;
}

/** If a request fails, the functions show a notification, and resolve to null or false. */
export function useCopyToMenu() {
  const api = useApi();
  const { data: menu } = useMenu();
  const notifyError = useNotifyError();
  return {
    copy: async (target: CopyTarget, sections: readonly string[] | undefined): Promise<MadeCopy | null> => {
      try {
        const params = { menuId: menu?._id ?? '' };
        const body = { to: target._id, ...(sections && { sections }) };
        const { undo = '' } = await api.send(menuCopyEndpoints.send, { params, body });
        return { target, undo };
      } catch (error) {
        notifyError(error);
        return null;
      }
    },
    takeBack: async ({ target, undo }: MadeCopy): Promise<boolean> => {
      try {
        await api.send(trashEndpoints.restore, { params: { menuId: target._id, trashId: undo } });
        return true;
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
  };
}
