/**
 * A card with one of the client's lists: its rows or the reason for their absence, and its pages. Each row is the
 * record of its children.
 */
import type { ReactNode } from 'react';
import { formatCount } from '@qaima/schemas';
import { ListBase, RecordsIterator, useListContext } from 'react-admin';
import { Card } from '../../../components/Card.js';
import { LoadError } from '../../../components/LoadError.js';
import { Pagination } from '../../../components/Pagination.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import type { RefetchOptions } from '../../../data/useAuditLog.js';
import marks from '../badges.module.css';
import css from './client.module.css';
import { FIRST_PAGE } from './useClient.js';

interface ListCardProps {
  readonly title: string;
  /** The sentence for a list without rows. */
  readonly empty: string;
  /** Renders the list item of the record. */
  readonly children: ReactNode;
}

interface ClientListProps extends ListCardProps {
  readonly resource: 'orders' | 'menus' | 'sentMessages';
  readonly filter: Readonly<Record<string, string>>;
  readonly refetchOptions?: RefetchOptions;
}

export const ClientList = ({ resource, filter, refetchOptions, ...card }: ClientListProps) => (
  <ListBase
    resource={resource}
    filter={filter}
    sort={FIRST_PAGE.sort}
    perPage={FIRST_PAGE.pagination.perPage}
    // The page has several lists.
    disableSyncWithLocation
    disableAuthentication
    // The card shows the error.
    queryOptions={{ onError: () => undefined, ...refetchOptions }}
  >
    <ListCard {...card} />
  </ListBase>
);

function ListCard({ title, empty, children }: ListCardProps) {
  const { data, total = 0, error, refetch, page, perPage, setPage } = useListContext();
  return (
    <Card title={title} beside={total > 0 && <span className={marks['quiet']}>{formatCount(total)}</span>}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />)}
      {data?.length === 0 && <p className={marks['quiet']}>{empty}</p>}
      {data && data.length > 0 && (
        <ul className={css['list']} aria-label={title}>
          <RecordsIterator>{children}</RecordsIterator>
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
    </Card>
  );
}
