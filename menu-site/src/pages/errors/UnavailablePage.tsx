import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { Notice } from '../../components/EmptyState.js';

/** The page can't be shown at the moment, and may be in the next one. (Decisions, section 14.) */
export function UnavailablePage() {
  const { words, language } = useSite();
  const { title, text, again } = words.unavailable;
  return (
    <main id="main" className="alone">
      <Notice picture={compassPicture} level="h1" title={title} text={text}>
        <a className="act fill" href={`?lang=${language}`}>
          {again}
        </a>
      </Notice>
      <LanguageLink className="quiet" />
    </main>
  );
}
