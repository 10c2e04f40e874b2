/** The actions for the selected rows of a queue: write to each client, and stop all menus. */
import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCount, toThousandths, type WorkQueue, type WorkQueueEntry } from '@qaima/schemas';
import { CirclePause, MessageCircle } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Money } from '../../../components/Money.js';
import { SelectionAction, SelectionBar } from '../../../components/SelectionBar.js';
import { useUnsavedWhile } from '../../../components/unsavedChanges.js';
import { useBackButtonDialog } from '../../../components/useBackButtonDialog.js';
import { useScrollPadding } from '../../../components/useScrollPadding.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName } from '../orderSummary.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import { MessageAllDialog } from './MessageAllDialog.js';
import { draftOf, type QueueDraft } from './queueMessages.js';
import { StopMenusDialog } from './StopMenusDialog.js';
import { useStopMenus, type OpenMenu } from './useStopMenus.js';

interface QueueSelectionProps {
  readonly queue: WorkQueue;
  /** The selected entries of all pages. */
  readonly selected: readonly WorkQueueEntry[];
  /** The entries of the page that is shown. */
  readonly shown: readonly WorkQueueEntry[];
  readonly onClear: () => void;
}

/** The active menus of the entries, by menu id. */
const openMenus = (entries: readonly WorkQueueEntry[]): ReadonlyMap<string, OpenMenu> =>
  new Map(
    entries.flatMap(({ menu, paidFor }): [string, OpenMenu][] =>
      menu?._id && menu.active
        ? [[menu._id, { name: orderMenuName({ menu }), schedule: menu.inactiveFrom ?? null, paidFor }]]
        : [],
    ),
  );

export function QueueSelection({ queue, selected, shown, onClear }: QueueSelectionProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [writing, setWriting, stopWriting] = useBackButtonDialog<readonly QueueDraft[]>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { stop, isBusy } = useStopMenus();
  // Only a reload or closing the tab loses the selection. One row is selected again at once.
  useUnsavedWhile('document', selected.length > 1);
  useScrollPadding(useMediaQuery(PHONE_QUERY) ? 154 : 72);
  const count = formatCount(selected.length);
  const elsewhere = selected.filter(({ _id }) => !shown.some((entry) => entry._id === _id)).length;
  const owed = selected.reduce((sum, entry) => sum + toThousandths(entry.owed), 0);
  const menus = openMenus(selected);
  const stopAll = async (kept: ReadonlyMap<string, OpenMenu>) => {
    const isDone = await stop(kept);
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
          {t('workQueue.selectedWord', { smart_count: selected.length })}
          {elsewhere > 0 && ` · ${t('workQueue.elsewhere', { smart_count: elsewhere })}`}
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
        onClick={() => setWriting(selected.map((entry) => draftOf(entry, queue)))}
      />
      <SelectionAction
        icon={CirclePause}
        label={t('workQueue.stopAll', { smart_count: menus.size })}
        disabled={isBusy}
        onClick={() => (menus.size > 0 ? setAsking(true) : notify(t('workQueue.noneActive'), { type: 'info' }))}
      />
      {writing && <MessageAllDialog drafts={writing} opened={opened} onOpened={setOpened} onClose={stopWriting} />}
      {isAsking && (
        <StopMenusDialog
          menus={menus}
          busy={isBusy}
          onStop={(kept) => void stopAll(kept)}
          onClose={() => setAsking(false)}
        />
      )}
    </SelectionBar>
  );
}
