/**
 * Removes the credentials of a log-in link from the address bar and the history. This script runs before all others
 * and blocks the page, so that no request is sent while the URL contains the password.
 * (docs/spec/public-site.md#log-in-page)
 */
const url = new URL(location.href);
if (url.searchParams.has('username') || url.searchParams.has('password')) {
  url.searchParams.delete('username');
  url.searchParams.delete('password');
  history.replaceState(null, '', url);
}

export {};
