/** The records of a resource that the menu does not contain. They are refetched after each write. */
import type { Printer, Table } from '@qaima/schemas';
import { useGetList, type RaRecord } from 'react-admin';

interface Lists {
  readonly tables: Table;
  readonly printers: Printer;
}

interface ListState<R> {
  /** Undefined while loading. */
  readonly rows: readonly R[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** @param refetchInterval in milliseconds, for lists that change by themselves */
export function useList<N extends keyof Lists>(resource: N, refetchInterval?: number): ListState<Lists[N]> {
  const { data, error, refetch } = useGetList<Lists[N] & RaRecord>(
    resource,
    {},
    { retry: false, ...(refetchInterval !== undefined && { refetchInterval }) },
  );
  return { rows: data, error, refetch: () => void refetch() };
}
