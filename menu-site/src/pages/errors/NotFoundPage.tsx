import { withLanguage } from '@qaima/schemas';
import { compassPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { EmptyState } from '../../components/EmptyState.js';

function NothingThere({ what }: { readonly what: 'notFound' | 'unknownCode' }) {
  const { messages, language } = useSite();
  const { title, text, home } = messages[what];
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

/** The not-found page. (docs/spec/public-site.md#routes) */
export const NotFoundPage = () => <NothingThere what="notFound" />;

/** The page for a table's QR code that belongs to no menu. (docs/spec/public-site.md#tables) */
export const UnknownCodePage = () => <NothingThere what="unknownCode" />;
