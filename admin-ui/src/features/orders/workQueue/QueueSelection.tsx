/** The actions for the selected rows of a queue: write to each client, and stop all menus. */
import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCount, menuEndpoints, toThousandths, type WorkQueue, type WorkQueueEntry } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePause, MessageCircle } from 'lucide-react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { Money } from '../../../components/Money.js';
import { SelectionAction, SelectionBar } from '../../../components/SelectionBar.js';
import { useBackButtonDialog } from '../../../components/useBackButtonDialog.js';
import { useScrollPadding } from '../../../components/useScrollPadding.js';
import { useApiCall } from '../../../data/useApiCall.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName } from '../orderSummary.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import { MessageAllDialog, type QueueDraft } from './MessageAllDialog.js';
import { draftOf, QUEUE_MESSAGES } from './queueMessages.js';

interface QueueSelectionProps {
  readonly queue: WorkQueue;
  readonly selected: readonly WorkQueueEntry[];
  readonly onClear: () => void;
}

interface OpenMenu {
  readonly name: string;
  /** When the menu was already scheduled to stop; null if it was not. */
  readonly schedule: string | null;
}

/** The active menus of the entries, by menu id. */
const openMenus = (entries: readonly WorkQueueEntry[]): ReadonlyMap<string, OpenMenu> =>
  new Map(
    entries.flatMap(({ menu }): [string, OpenMenu][] =>
      menu?._id && menu.active
        ? [[menu._id, { name: orderMenuName({ menu }), schedule: menu.inactiveFrom ?? null }]]
        : [],
    ),
  );

export function QueueSelection({ queue, selected, onClear }: QueueSelectionProps) {
  const t = useTranslate();
  const [writing, setWriting, stopWriting] = useBackButtonDialog<readonly QueueDraft[]>();
  const [isAsking, setAsking] = useState(false);
  const { stop, isBusy } = useStop();
  useScrollPadding(useMediaQuery(PHONE_QUERY) ? 130 : 72);
  const count = formatCount(selected.length);
  const owed = selected.reduce((sum, entry) => sum + toThousandths(entry.owed), 0);
  const menus = openMenus(selected);
  const kind = QUEUE_MESSAGES[queue];
  const stopAll = async () => {
    const isDone = await stop(menus);
    setAsking(false);
    if (isDone) onClear();
  };
  return (
    <SelectionBar
      isFollowed
      label={t('workQueue.selectionBar', { selected: count })}
      count={count}
      words={
        <>
          {t('workQueue.selectedWord')}
          {owed > 0 && (
            <>
              {' · '}
              <Money thousandths={owed} /> {t('workQueue.owedWord')}
            </>
          )}
        </>
      }
      clearLabel={t('workQueue.clear')}
      busy={isBusy}
      onClear={onClear}
    >
      <SelectionAction
        icon={MessageCircle}
        label={t('workQueue.messageAll')}
        disabled={isBusy}
        onClick={() => setWriting(selected.map((entry) => draftOf(entry, kind)))}
      />
      <SelectionAction
        icon={CirclePause}
        label={t('workQueue.stopAll')}
        disabled={isBusy || menus.size === 0}
        onClick={() => setAsking(true)}
      />
      {writing && <MessageAllDialog drafts={writing} onClose={stopWriting} />}
      <ConfirmDialog
        open={isAsking}
        title={t('workQueue.stopTitle', { smart_count: menus.size })}
        confirm={t('workQueue.stopAll')}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void stopAll()}
      >
        {t('workQueue.stopText')}
        <ul>
          {[...menus].map(([id, { name }]) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </SelectionBar>
  );
}

/** Stops menus with one request. A notification offers to undo this, or shows the server's error. */
function useStop() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const invalidateMenus = useInvalidateMenus();
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    await invalidateMenus();
    await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    await queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
  };
  const startAgain = async (menus: ReadonlyMap<string, OpenMenu>) => {
    try {
      for (const [menuId, { schedule }] of menus) {
        const params = { menuId };
        if (schedule) await call(menuEndpoints.deactivate, { params, query: { schedule } });
        else await call(menuEndpoints.activate, { params });
      }
      notify(t('workQueue.startedAgain', { smart_count: menus.size }), { type: 'success' });
    } finally {
      await refresh();
    }
  };
  const stop = async (menus: ReadonlyMap<string, OpenMenu>): Promise<boolean> => {
    setBusy(true);
    const body = { menus: [...menus.keys()] };
    const done = await call(menuEndpoints.deactivateMany, { params: {}, body }).catch(() => null);
    setBusy(false);
    if (done) {
      const said = t('workQueue.stopped', { smart_count: done.data.length });
      notify(said, { type: 'success', undo: () => startAgain(menus) });
    }
    void refresh();
    return done !== null;
  };
  return { stop, isBusy };
}
