/** The parts of the Navigation API that are used. Older browsers lack it. */
interface NavigationEntries {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null }[];
}

function previousUrl(): URL | null {
  const { navigation } = window as { readonly navigation?: NavigationEntries };
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url) : null;
}

/**
 * Goes back to the menu if the guest came from it, because only going back keeps the place in it. Otherwise the link
 * opens the menu as usual.
 */
export function goBackToMenu(event: MouseEvent, link: HTMLAnchorElement, menuId: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const [before, to] = [previousUrl(), new URL(link.href)];
  if (!before || ![to.pathname, `/m/${menuId}`].includes(before.pathname)) return;
  // The link names the cart's language unless it is the menu's default.
  const language = before.searchParams.get('lang');
  if (language !== to.searchParams.get('lang') && language !== document.documentElement.lang) return;
  event.preventDefault();
  history.back();
}
