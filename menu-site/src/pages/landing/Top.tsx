import { SERVICE_ROUTES } from '@qaima/schemas';
import { accountLink, withLanguage } from '../account/links.js';
import { BrandMark } from '../../components/BrandMark.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { ANCHORS } from './anchors.js';
import { useLandingMessages } from './messages.js';

/** The mark and the name, which lead to the landing page. */
export function BrandLink() {
  const { language } = useSite();
  return (
    <a className="brand" href={withLanguage(SERVICE_ROUTES.landing, language)}>
      <BrandMark />
      {useLandingMessages().brand}
    </a>
  );
}

/** The bar above the pages of the service: whose it is, the other language, and the way in. */
export function ServiceBar({ reader }: { readonly reader: string | null }) {
  const { language } = useSite();
  const messages = useLandingMessages();
  return (
    <div className="bar">
      <BrandLink />
      <div className="doors">
        <LanguageLink className="quiet" />
        {reader === null ? (
          <>
            <a className="quiet" href={accountLink('logIn', language)}>
              {messages.logIn}
            </a>
            <a className="act" href={accountLink('signUp', language)}>
              {messages.signUp}
            </a>
          </>
        ) : (
          <a className="act" href={accountLink('me', language)}>
            <bdi>{reader}</bdi>
          </a>
        )}
      </div>
    </div>
  );
}

/** The places on the landing page. */
export function AnchorNav() {
  const messages = useLandingMessages();
  return (
    <nav className="anchors" aria-label={messages.anchorsLabel}>
      <ul>
        {ANCHORS.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{messages.anchors[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
