/** The rows of a page of a queue, and the actions for the selected rows. */
import { useTranslate } from '../../../i18n/i18n.js';
import { SelectAllLine, useRowSelection, type RowSelection } from '../../../schema-ui/table/rowSelection.js';
import { QueueSelection } from './QueueSelection.js';
import { QueueTable, type QueueTableProps } from './QueueTable.js';

type QueueRowsProps = Omit<QueueTableProps, keyof RowSelection>;

export function QueueRows(props: QueueRowsProps) {
  const t = useTranslate();
  const { chosen, onChoose, clear } = useRowSelection();
  // An entry that has left the queue is no longer selected.
  const selected = props.entries.filter(({ _id }) => chosen.has(_id));
  const choice = { chosen, onChoose };
  return (
    <>
      <SelectAllLine rows={props.entries} label={t('workQueue.selectAll')} {...choice} />
      <QueueTable {...props} {...choice} />
      {selected.length > 0 && <QueueSelection queue={props.location.queue} selected={selected} onClear={clear} />}
    </>
  );
}
