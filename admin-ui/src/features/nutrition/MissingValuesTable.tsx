/** A table of items and the values that each lacks. */
import { CHECKED_LABELS, type CheckedRow, type Item } from '@qaima/schemas';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './nutrition.module.css';

const HEADS = ['item', 'section', 'lacks'] as const;

interface MissingValuesTableProps {
  readonly rows: readonly CheckedRow<Item>[];
  /** The id of the open item. */
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
}

export function MissingValuesTable({ rows, selected, onSelect }: MissingValuesTableProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <table className={css['table']} aria-labelledby="nutrition-title">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {t(`nutrition.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ section, item, missing }) => (
          <tr key={item._id}>
            <td>
              <button
                type="button"
                className={css['item']}
                aria-expanded={item._id === selected}
                onClick={() => onSelect(item._id)}
              >
                <Thumbnail file={item.image ?? null} size={40} />
                <bdi>{item.title}</bdi>
              </button>
            </td>
            <td className={css['section']}>
              <bdi>{section}</bdi>
            </td>
            <td>
              <ul className={css['values']}>
                {missing.map((value) => (
                  <li key={value}>{CHECKED_LABELS[value][language]}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
