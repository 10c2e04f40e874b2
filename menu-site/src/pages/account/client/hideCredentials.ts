/**
 * Removes the credentials of a log-in link from the address bar and the history. The page runs this script first and
 * waits for it, so nothing is requested while the password is in the address. (docs/spec/public-site.md#log-in-page)
 */
const url = new URL(location.href);
if (url.searchParams.has('username') || url.searchParams.has('password')) {
  url.searchParams.delete('username');
  url.searchParams.delete('password');
  history.replaceState(null, '', url);
}

export {};
