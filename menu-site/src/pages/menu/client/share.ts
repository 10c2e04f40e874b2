/**
 * Shares the menu by the browser's share dialog. If the browser has none, copies the link.
 * (docs/spec/public-site.md#sharing)
 */
import { clientMessages } from '../../../i18n/clientMessages.js';
import { notify } from '../../../client/notify.js';

const metaOf = (document: Document, property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

/** Shares the canonical URL: it has no query of this visitor. */
function shareDataOf(document: Document): Required<Pick<ShareData, 'title' | 'text' | 'url'>> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  return { title: metaOf(document, 'og:title'), text: metaOf(document, 'og:description'), url };
}

/** Closing the browser's share dialog is not an error. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function share(document: Document): Promise<void> {
  const messages = clientMessages(document);
  const subject = shareDataOf(document);
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
  button.addEventListener('click', () => void share(document));
}
