/**
 * Removes the credentials of a log-in link from the address bar and the history. The script blocks the page and runs
 * first: no request is sent while the URL contains the password. (docs/spec/public-site.md#log-in-page)
 */
const url = new URL(location.href);
if (url.searchParams.has('username') || url.searchParams.has('password')) {
  url.searchParams.delete('username');
  url.searchParams.delete('password');
  history.replaceState(null, '', url);
}

export {};
