/**
 * The storage that the menu's pictures use, with a warning before it is full.
 * (docs/spec/owners-area.md#settings-screen)
 */
import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { isStorageLow, formatMegabytes } from '@qaima/schemas';
import { useStorageUsage } from '../../data/useStorageUsage.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';

/** Renders nothing if the usage can't be loaded: pictures can be changed without it. */
export function StorageUsage() {
  const t = useTranslate();
  const id = useId();
  const { data: storage } = useStorageUsage();
  if (!storage) return null;
  const { used, allowed } = storage;
  const isLow = isStorageLow(storage);
  const text = t('publicInfo.storageOf', { used: formatMegabytes(used), allowed: formatMegabytes(allowed) });
  return (
    <div className={css['storage']}>
      <div>
        <h3 id={id}>{t('publicInfo.storage')}</h3>
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
      {isLow && <p role="status">{t('publicInfo.storageLow')}</p>}
    </div>
  );
}
