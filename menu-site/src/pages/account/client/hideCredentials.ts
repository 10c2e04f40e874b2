/**
 * Takes what a log-in link says out of the address bar and the history. The page names it before everything else, and
 * waits for it: nothing is asked for, and nobody can look, while the password stands there. (Decisions, section 3.)
 */
const url = new URL(location.href);
if (url.searchParams.has('username') || url.searchParams.has('password')) {
  url.searchParams.delete('username');
  url.searchParams.delete('password');
  history.replaceState(null, '', url);
}

export {};
