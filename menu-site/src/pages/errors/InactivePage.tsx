import { moonPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { EmptyState } from '../../components/EmptyState.js';

/** The page of an inactive menu. (docs/spec/public-site.md#inactive-menu-page) */
export function InactivePage() {
  const { messages, language } = useSite();
  const { title, text, again } = messages.inactive;
  return (
    <main id="main" className="alone">
      <EmptyState picture={moonPicture} level="h1" title={title} text={text}>
        <a className="act fill" href={`?lang=${language}`}>
          {again}
        </a>
      </EmptyState>
      <LanguageLink className="quiet" />
    </main>
  );
}
