import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The URL path of a screen. The first screen has an empty `path`. */
export const screenAddress = (basename: string, path: string) => (path ? `${basename}/${path}` : basename);

/** The screen of the current URL, with or without a trailing slash. */
export function useCurrentScreen<R extends { readonly path: string }>(screens: readonly R[]): R | undefined {
  const { pathname } = useLocation();
  const basename = useBasename();
  const here = pathname.replace(/\/+$/, '');
  return screens.find(({ path }) => here === screenAddress(basename, path));
}
