/**
 * Shares the menu or an item by the browser's share dialog. If the browser has none, copies the link.
 * (docs/spec/public-site.md#sharing)
 */
import { clientMessages } from '../../../i18n/clientMessages.js';
import { notify } from '../../../client/notify.js';

const metaOf = (document: Document, property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

type Shared = Required<Pick<ShareData, 'title' | 'text' | 'url'>>;

/** What is shared of a menu. The canonical URL has no query of this visitor. */
export function menuShareData(document: Document): Shared {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  return { title: metaOf(document, 'og:title'), text: metaOf(document, 'og:description'), url };
}

/** Closing the browser's share dialog is not an error. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares, or copies the link and confirms it. */
export async function share(subject: Shared): Promise<void> {
  const messages = clientMessages(document);
  const canShare: boolean = 'share' in navigator;
  try {
    if (canShare) await navigator.share(subject);
    else {
      await navigator.clipboard.writeText(subject.url);
      notify(messages.linkCopied);
    }
  } catch (error) {
    if (!isAborted(error)) notify(messages.cannotShare, { failed: true });
  }
}

export function initShare(document: Document): void {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => void share(menuShareData(document)));
}
