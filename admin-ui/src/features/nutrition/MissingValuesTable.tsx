/** A table of items and the values that each lacks. */
import { CHECKED_LABELS, type CheckedRow, type Item } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './nutrition.module.css';

const HEADS = ['item', 'section', 'lacks'] as const;

interface MissingValuesTableProps {
  readonly rows: readonly CheckedRow<Item>[];
}

export function MissingValuesTable({ rows }: MissingValuesTableProps) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
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
              <Link className={css['item']} to={`${basename}/items?item=${item._id ?? ''}`}>
                <Thumbnail file={item.image ?? null} size={40} />
                <bdi>{item.title}</bdi>
              </Link>
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
