import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { EmptyState } from '../../components/EmptyState.js';

/** The page for a temporary failure. (docs/spec/operations.md#outages) */
export function UnavailablePage() {
  const { messages, language } = useSite();
  const { title, text, again } = messages.unavailable;
  return (
    <main id="main" className="alone">
      <EmptyState picture={compassPicture} level="h1" title={title} text={text}>
        <a className="act fill" href={`?lang=${language}`}>
          {again}
        </a>
      </EmptyState>
      <LanguageLink className="quiet" />
    </main>
  );
}
