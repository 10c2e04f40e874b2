import { withLanguage } from '../account/links.js';
import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { Notice } from '../../components/EmptyState.js';

/** Nothing stands at this address. (Owner's specification, section 2.) */
export function NotFoundPage() {
  const { words, language } = useSite();
  const { title, text, home } = words.notFound;
  return (
    <main id="main" className="alone">
      <Notice picture={compassPicture} level="h1" title={title} text={text}>
        <a className="act fill" href={withLanguage('/', language)}>
          {home}
        </a>
      </Notice>
      <LanguageLink className="quiet" />
    </main>
  );
}
