/** A download from a screen: how far it is, one at a time, and the server's sentence when it fails. */
import { useCallback, useRef, useState } from 'react';
import { saveFile, type Downloaded } from './download.js';
import { useNotifyError } from './useNotifyError.js';

export interface Download {
  /** Bytes so far; null while nothing is under way. */
  readonly bytes: number | null;
  readonly start: (fetchFile: (onProgress: (bytes: number) => void) => Promise<Downloaded>) => Promise<void>;
}

export function useDownload(): Download {
  const sayFailure = useNotifyError();
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
        sayFailure(error);
      } finally {
        running.current = false;
        setBytes(null);
      }
    },
    [sayFailure],
  );
  return { bytes, start };
}
