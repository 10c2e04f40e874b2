/** Sharing the menu: by the browser's own means, else by a copied link. (Document 2, sections 2 and 8.) */
import { wordsOf } from '../../../i18n/clientMessages.js';
import { notice } from '../../../client/notify.js';

const metaOf = (document: Document, property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

/** What is shared: the address that stands for all others, not the one with this guest's query. */
function subjectOf(document: Document): Required<Pick<ShareData, 'title' | 'text' | 'url'>> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  return { title: metaOf(document, 'og:title'), text: metaOf(document, 'og:description'), url };
}

/** Who closes the browser's own sheet has not failed. */
const isTakenBack = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function share(document: Document): Promise<void> {
  const words = wordsOf(document);
  const subject = subjectOf(document);
  const canShare: boolean = 'share' in navigator;
  try {
    if (canShare) await navigator.share(subject);
    else {
      await navigator.clipboard.writeText(subject.url);
      notice(words.linkCopied);
    }
  } catch (error) {
    if (!isTakenBack(error)) notice(words.cannotShare, { failed: true });
  }
}

export function offerSharing(document: Document): void {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => void share(document));
}
