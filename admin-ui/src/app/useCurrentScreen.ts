import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The room whose address this is, with a slash at its end or without. */
export function useCurrentScreen<R extends { readonly path: string }>(rooms: readonly R[]): R | undefined {
  const { pathname } = useLocation();
  const basename = useBasename();
  const here = pathname.replace(/\/+$/, '');
  return rooms.find(({ path }) => here === (path ? `${basename}/${path}` : basename));
}
