/** The rows of a page of a queue, and what selects all of them. */
import { useCallback, useMemo } from 'react';
import { useTranslate } from '../../../i18n/i18n.js';
import { SelectAllLine, type RowSelection } from '../../../schema-ui/table/rowSelection.js';
import { QueueTable, type QueueTableProps } from './QueueTable.js';
import type { QueueSelectionState } from './useQueueSelection.js';

interface QueueRowsProps extends Omit<QueueTableProps, keyof RowSelection> {
  readonly selection: QueueSelectionState;
}

export function QueueRows({ selection, ...props }: QueueRowsProps) {
  const t = useTranslate();
  const { entries } = props;
  const chosen = useMemo(() => new Set(selection.chosen.keys()), [selection.chosen]);
  const { choose } = selection;
  const onChoose = useCallback<RowSelection['onChoose']>(
    (ids, isChosen) =>
      choose(
        entries.filter(({ _id }) => ids.includes(_id)),
        isChosen,
      ),
    [choose, entries],
  );
  const choice = { chosen, onChoose };
  return (
    <>
      <SelectAllLine rows={entries} label={t('workQueue.selectAll')} {...choice} />
      <QueueTable {...props} {...choice} />
    </>
  );
}
