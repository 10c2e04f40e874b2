import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The address of a screen by its path; an empty path is the first screen's. */
export const screenAddress = (basename: string, path: string) => (path ? `${basename}/${path}` : basename);

/** The screen of the current URL, with or without a trailing slash. */
export function useCurrentScreen<R extends { readonly path: string }>(screens: readonly R[]): R | undefined {
  const { pathname } = useLocation();
  const basename = useBasename();
  const here = pathname.replace(/\/+$/, '');
  return screens.find(({ path }) => here === screenAddress(basename, path));
}
