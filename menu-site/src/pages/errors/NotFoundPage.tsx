import { withLanguage } from '@qaima/schemas';
import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { EmptyState } from '../../components/EmptyState.js';

/** The not-found page. (docs/spec/public-site.md#routes) */
export function NotFoundPage() {
  const { messages, language } = useSite();
  const { title, text, home } = messages.notFound;
  return (
    <main id="main" className="alone">
      <EmptyState picture={compassPicture} level="h1" title={title} text={text}>
        <a className="act fill" href={withLanguage('/', language)}>
          {home}
        </a>
      </EmptyState>
      <LanguageLink className="quiet" />
    </main>
  );
}
