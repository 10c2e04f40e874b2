/** A card with one of the client's lists: its rows or the reason for their absence, and its pages. */
import { Fragment, type ReactNode } from 'react';
import { formatCount } from '@qaima/schemas';
import { Card } from '../../../components/Card.js';
import { LoadError } from '../../../components/LoadError.js';
import { Pagination } from '../../../components/Pagination.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import marks from '../badges.module.css';
import css from './client.module.css';
import type { ClientList } from './useClient.js';

interface ListCardProps<R> {
  readonly title: string;
  readonly list: ClientList<R>;
  /** The sentence for a list without rows. */
  readonly empty: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Renders the list item of a row. */
  readonly children: (row: R) => ReactNode;
}

export function ListCard<R extends { readonly _id: string }>(props: ListCardProps<R>) {
  const { title, list, empty, page, onPage, children } = props;
  const { rows, total, pages, error, refetch } = list;
  return (
    <Card title={title} beside={total > 0 && <span className={marks['quiet']}>{formatCount(total)}</span>}>
      {!rows && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />)}
      {rows?.length === 0 && <p className={marks['quiet']}>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={css['list']} aria-label={title}>
          {rows.map((row) => (
            <Fragment key={row._id}>{children(row)}</Fragment>
          ))}
        </ul>
      )}
      <Pagination page={Math.min(page, pages)} pages={pages} onPage={onPage} />
    </Card>
  );
}
