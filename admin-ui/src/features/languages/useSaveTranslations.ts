import { useCallback, useState } from 'react';
import type { TranslatableRow } from '@qaima/schemas';
import { useDataProvider } from 'react-admin';
import { useNotifyError } from '../../data/useNotifyError.js';

type Texts = Readonly<Record<string, string>>;

/** Saves texts of a row, by field. Failures are shown as a notification. @returns whether they are saved */
export type SaveTranslations = (row: TranslatableRow, texts: Texts) => Promise<boolean>;

interface LastSave {
  readonly row: TranslatableRow;
  readonly former: Texts;
}

/** Saves rows, and undoes the last save. */
export function useSaveTranslations() {
  const dataProvider = useDataProvider();
  const notifyError = useNotifyError();
  const [last, setLast] = useState<LastSave | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  /**
   * How many times each row was undone, by row key. The number is part of the row's React key: when it changes, the
   * row's inputs reset.
   */
  const [undoneRows, setUndoneRows] = useState<ReadonlyMap<string, number>>(new Map());

  const write = useCallback(
    async (row: TranslatableRow, texts: Texts) => {
      try {
        // Of concurrent writes, the data provider refetches the menu only after the last one.
        await Promise.all(
          row
            .changes(texts)
            .map(({ resource, id, data }) => dataProvider.update(resource, { id, data, previousData: { id } })),
        );
        setSavedAt(new Date().toTimeString().slice(0, 5));
        return true;
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
    [dataProvider, notifyError],
  );

  const save: SaveTranslations = useCallback(
    async (row, texts) => {
      const isSaved = await write(row, texts);
      const former = row.texts
        .filter(({ field }) => field in texts)
        .map(({ field, translated }) => [field, translated]);
      if (isSaved) setLast({ row, former: Object.fromEntries(former) as Texts });
      return isSaved;
    },
    [write],
  );

  const takeBack = async ({ row, former }: LastSave) => {
    if (!(await write(row, former))) return;
    setLast(null);
    setUndoneRows((known) => new Map(known).set(row.key, (known.get(row.key) ?? 0) + 1));
  };

  return { save, savedAt, undoneRows, undo: last && (() => void takeBack(last)) };
}
