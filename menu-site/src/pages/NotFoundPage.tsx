import { compassPicture } from '../document/files.js';
import { useSite } from '../document/siteContext.js';
import { LanguageLink } from '../ui/LanguageLink.js';
import { Notice } from '../ui/Notice.js';

/** Nothing stands at this address. (Owner's specification, section 2.) */
export function NotFoundPage() {
  const { words } = useSite();
  return (
    <main id="main" className="alone">
      <Notice picture={compassPicture} level="h1" {...words.notFound} />
      <LanguageLink className="quiet" />
    </main>
  );
}
