/** The rows of a page of a queue, and what can be done with the selected ones. */
import { useCallback, useState } from 'react';
import { QueueSelection } from './QueueSelection.js';
import { QueueTable, type QueueChoice, type QueueTableProps } from './QueueTable.js';

type QueueRowsProps = Omit<QueueTableProps, keyof QueueChoice>;

export function QueueRows(props: QueueRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onChoose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) =>
      isChosen ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  }, []);
  // What has left the queue in the meantime is no longer selected.
  const selected = props.entries.filter(({ _id }) => chosen.has(_id));
  return (
    <>
      <QueueTable {...props} chosen={chosen} onChoose={onChoose} />
      {selected.length > 0 && (
        <QueueSelection queue={props.location.queue} selected={selected} onClear={() => setChosen(new Set())} />
      )}
    </>
  );
}
