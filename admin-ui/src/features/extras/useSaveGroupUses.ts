/** Saves which sections and items offer a group, with one request for each section or item that changes. */
import { useRef, useState } from 'react';
import { fingerprintsOf, itemEndpoints, sectionEndpoints, type ExtraUse } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi } from '../../data/api.js';
import { groupUseIn } from '../../data/extraUses.js';
import { useMenu, useMenuName, type MenuItem, type MenuSection } from '../../data/menu.js';
import { itemsOf, refetchMenuAndDerived, sectionsOf } from '../../data/menuDataProvider.js';
import { runBatch } from '../../data/runBatch.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';

/** The ids of the sections and items that offer the group. */
interface Places {
  readonly sections: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
}

interface Change {
  readonly sectionId: string;
  /** Absent if the change concerns the section itself. */
  readonly itemId?: string;
  readonly before: readonly ExtraUse[];
  readonly after: readonly ExtraUse[];
}

function changedUses(
  owner: MenuSection | MenuItem,
  groupId: string,
  isChosen: boolean,
): Pick<Change, 'before' | 'after'> | null {
  if ((groupUseIn(owner, groupId) !== undefined) === isChosen) return null;
  const before = owner.extras ?? [];
  return {
    before,
    after: isChosen ? [...before, { group: groupId }] : before.filter(({ group }) => group !== groupId),
  };
}

const changesFor = (sections: readonly MenuSection[], groupId: string, places: Places): readonly Change[] =>
  sections.flatMap((section) => {
    const { _id: sectionId } = section;
    const own = changedUses(section, groupId, places.sections.has(sectionId));
    const ofItems = itemsOf(section).flatMap((item): Change[] => {
      const uses = changedUses(item, groupId, places.items.has(item._id));
      return uses ? [{ sectionId, itemId: item._id, ...uses }] : [];
    });
    return [...(own ? [{ sectionId, ...own }] : []), ...ofItems];
  });

export function useSaveGroupUses(groupId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { done } = useNotifyWithUndo();
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false);
  const menuId = menu?._id ?? menuName;

  const send = async ({ sectionId, itemId, before, after }: Change): Promise<void> => {
    // The fingerprint of an absent list is that of an empty list, because the server treats both alike.
    const request = { body: { extras: after }, seen: fingerprintsOf({ extras: before }, ['extras']) };
    if (itemId === undefined) await api.send(sectionEndpoints.change, { params: { menuId, sectionId }, ...request });
    else await api.send(itemEndpoints.change, { params: { menuId, sectionId, itemId }, ...request });
  };
  /** Sends all changes and shows the first error. @returns the changes that failed */
  const sendAll = async (changes: readonly Change[]): Promise<readonly Change[]> => {
    let isTold = false;
    const failed = await runBatch(changes, {
      send,
      onStep: () => undefined,
      stopped: () => false,
      onFailure: (_, error) => {
        if (!isTold) notifyError(error);
        isTold = true;
        return false;
      },
    });
    await refetchMenuAndDerived(queries, menuName);
    return failed;
  };

  return {
    isSaving,
    /** @returns whether everything was saved */
    save: async (places: Places): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsSaving(true);
      const changes = changesFor(sectionsOf(menu), groupId, places);
      const failed = await sendAll(changes);
      isRunning.current = false;
      setIsSaving(false);
      const saved = changes.filter((change) => !failed.includes(change));
      const said = t('extras.applied', { smart_count: saved.length });
      if (saved.length > 0)
        done(
          said,
          () => sendAll(saved.map((one) => ({ ...one, before: one.after, after: one.before }))),
          t('extras.undone', { smart_count: saved.length }),
        );
      else if (changes.length === 0) notify(said, { type: 'success' });
      return failed.length === 0;
    },
  };
}
