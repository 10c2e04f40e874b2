/** How much of the room for pictures is taken, with a warning before it is full. (Decisions, section 14.) */
import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { isStorageLow, megabytesText } from '@qaima/schemas';
import { useStorage } from '../../data/useStorageUsage.js';
import { useSay } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';

/** Nothing while it is not known: the pictures can be changed without it. */
export function StorageUse() {
  const say = useSay();
  const id = useId();
  const { data: storage } = useStorage();
  if (!storage) return null;
  const { used, allowed } = storage;
  const isLow = isStorageLow(storage);
  const text = say('publicInfo.storageOf', { used: megabytesText(used), allowed: megabytesText(allowed) });
  return (
    <div className={css['storage']}>
      <div>
        <h3 id={id}>{say('publicInfo.storage')}</h3>
        <span>{text}</span>
      </div>
      <LinearProgress
        variant="determinate"
        role="meter"
        aria-labelledby={id}
        aria-valuetext={text}
        color={isLow ? 'warning' : 'primary'}
        value={allowed > 0 ? Math.min(100, (used / allowed) * 100) : 100}
        sx={{ blockSize: 8, borderRadius: 4 }}
      />
      {isLow && <p role="status">{say('publicInfo.storageLow')}</p>}
    </div>
  );
}
