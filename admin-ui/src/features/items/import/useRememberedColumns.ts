/** Remembers for each menu what the user decided about the columns of files with the same headers. */
import { useStoreContext } from 'react-admin';
import type { SheetLayout, SheetMapping } from '@qaima/schemas';
import { useMenuName } from '../../../data/menu.js';

/** Older decisions are forgotten. */
const MAX_REMEMBERED = 20;

type Remembered = Readonly<Record<string, readonly string[]>>;

const headersOf = ({ columns }: SheetLayout) => JSON.stringify(columns.map(({ header }) => header));

export function useRememberedColumns() {
  const { getItem, setItem } = useStoreContext();
  const name = `import.columns.${useMenuName()}`;
  const read = () => getItem<Remembered>(name) ?? {};
  return {
    /** The decisions that differ from the guesses. */
    recall: (layout: readonly SheetLayout[]): readonly SheetMapping[] =>
      layout.flatMap((sheet) => {
        const columns = read()[headersOf(sheet)];
        const isGuessed = columns?.every((key, at) => key === sheet.columns[at]?.key);
        return columns && !isGuessed ? [{ sheet: sheet.sheet, header: sheet.header, columns: [...columns] }] : [];
      }),
    remember: (sheet: SheetLayout | undefined, columns: readonly string[]): void => {
      if (!sheet) return;
      const { [headersOf(sheet)]: _former, ...others } = read();
      const kept = [...Object.entries(others), [headersOf(sheet), columns] as const].slice(-MAX_REMEMBERED);
      setItem(name, Object.fromEntries(kept));
    },
  };
}
