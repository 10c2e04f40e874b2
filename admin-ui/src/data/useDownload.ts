/** One download at a time, with progress and error notification. */
import { useCallback, useRef, useState } from 'react';
import { saveFile, type Downloaded } from './download.js';
import { useNotifyError } from './useNotifyError.js';

export interface Download {
  /** The bytes so far; null when no download runs. */
  readonly bytes: number | null;
  readonly start: (fetchFile: (onProgress: (bytes: number) => void) => Promise<Downloaded>) => Promise<void>;
}

export function useDownload(): Download {
  const notifyError = useNotifyError();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef(false);
  const start = useCallback<Download['start']>(
    async (fetchFile) => {
      if (running.current) return;
      running.current = true;
      setBytes(0);
      try {
        saveFile(await fetchFile(setBytes));
      } catch (error) {
        notifyError(error);
      } finally {
        running.current = false;
        setBytes(null);
      }
    },
    [notifyError],
  );
  return { bytes, start };
}
