import { schemaLabel, workQueueEntrySchema } from '@qaima/schemas';
import { SortSelect } from '../../../components/SortSelect.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { QUEUE_SORTS, type QueueLocation, type SetQueueLocation } from './useWorkQueue.js';

const { dueAt, owed, since } = workQueueEntrySchema.properties;

interface QueueSortSelectProps {
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
}

export function QueueSortSelect({ location: { queue, sort, direction }, onLocation }: QueueSortSelectProps) {
  const t = useTranslate();
  const language = useLanguage();
  const labels = {
    next: t('workQueue.endsNext'),
    due: schemaLabel(dueAt, language, 'dueAt'),
    owed: schemaLabel(owed, language, 'owed'),
    menu: t('workQueue.menu'),
    client: t('workQueue.client'),
    lastMessage: t('workQueue.lastMessage'),
    since: schemaLabel(since, language, 'since'),
  } as const;
  const sorts = QUEUE_SORTS.filter((one) => one !== 'since' || queue === 'edits');
  return <SortSelect {...{ sorts, labels, sort, direction }} onChange={onLocation} />;
}
