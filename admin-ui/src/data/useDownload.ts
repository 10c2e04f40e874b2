/** Runs one download at a time, with progress, and shows a notification if it fails. */
import { useCallback, useRef, useState } from 'react';
import { saveFile, type Downloaded } from './download.js';
import { useNotifyError } from './useNotifyError.js';

export interface Download {
  /** The number of bytes received so far; null if no download is running. */
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
