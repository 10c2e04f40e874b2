/** The photos of the bulk screen, each with the dish that its file name or the user says. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { matchPhotos } from '@qaima/schemas';
import type { MenuItem } from '../../../data/menu.js';

export interface Photo {
  readonly key: number;
  readonly file: File;
  readonly itemId: string | null;
  /** Whether the dish is certain, because its title is the file's name or the user has chosen it. */
  readonly sure: boolean;
}

export interface Photos {
  readonly rows: readonly Photo[];
  /** The ids of dishes that several photos have. */
  readonly doubled: ReadonlySet<string>;
  readonly add: (files: readonly File[]) => void;
  readonly change: (key: number, fields: Partial<Omit<Photo, 'key'>>) => void;
  readonly drop: (keys: ReadonlySet<number>) => void;
}

export function usePhotos(items: readonly MenuItem[]): Photos {
  const [rows, setRows] = useState<readonly Photo[]>([]);
  const made = useRef(0);
  const doubled = useMemo(() => {
    const ids = rows.flatMap(({ itemId }) => itemId ?? []);
    return new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  }, [rows]);
  return {
    rows,
    doubled,
    add(files) {
      const taken = new Set(rows.map(({ itemId }) => itemId));
      const matches = matchPhotos(
        files.map(({ name }) => name),
        items.filter(({ _id }) => !taken.has(_id)),
      );
      const added = files.map((file, index): Photo => {
        made.current += 1;
        return { key: made.current, file, itemId: null, sure: false, ...matches[index] };
      });
      setRows((before) => [...before, ...added]);
    },
    change: useCallback(
      (key, fields) => setRows((all) => all.map((row) => (row.key === key ? { ...row, ...fields } : row))),
      [],
    ),
    drop: useCallback((keys) => setRows((all) => all.filter(({ key }) => !keys.has(key))), []),
  };
}
