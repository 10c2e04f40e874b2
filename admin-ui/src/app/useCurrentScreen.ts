import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The screen of the current URL, with or without a trailing slash. */
export function useCurrentScreen<R extends { readonly path: string }>(screens: readonly R[]): R | undefined {
  const { pathname } = useLocation();
  const basename = useBasename();
  const here = pathname.replace(/\/+$/, '');
  return screens.find(({ path }) => here === (path ? `${basename}/${path}` : basename));
}
