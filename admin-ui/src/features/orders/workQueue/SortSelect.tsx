/** The sort order and its direction on narrow screens, where the table has no headings. */
import Box from '@mui/material/Box';
import { schemaLabel, workQueueEntrySchema } from '@qaima/schemas';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { SortDirectionButton } from '../../../components/SortDirectionButton.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import { QUEUE_SORTS, type QueueLocation, type SetQueueLocation } from './useWorkQueue.js';

const { dueAt, owed, since } = workQueueEntrySchema.properties;

interface SortSelectProps {
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
}

export function SortSelect({ location, onLocation }: SortSelectProps) {
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
  return (
    <Box sx={{ display: 'none', [`@media ${PHONE_QUERY}`]: { display: 'flex' }, marginBlockEnd: '8px' }}>
      <NativeSelect
        inputProps={{ 'aria-label': t('workQueue.sort') }}
        value={location.sort}
        onChange={({ target }) => {
          const sort = QUEUE_SORTS.find((one) => one === target.value);
          if (sort) onLocation({ sort, direction: 'asc' });
        }}
      >
        {QUEUE_SORTS.filter((sort) => sort !== 'since' || location.queue === 'edits').map((sort) => (
          <option key={sort} value={sort}>
            {t('workQueue.sortBy', { column: labels[sort] })}
          </option>
        ))}
      </NativeSelect>
      <SortDirectionButton direction={location.direction} onDirection={(direction) => onLocation({ direction })} />
    </Box>
  );
}
