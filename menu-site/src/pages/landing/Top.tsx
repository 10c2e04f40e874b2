import { SERVICE_ROUTES } from '@qaima/schemas';
import { linkTo, withLanguage } from '../account/links.js';
import { Mark } from '../../components/BrandMark.js';
import { useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { ANCHORS } from './anchors.js';
import { useLandingWords } from './messages.js';

/** The mark and the name, which lead to the landing page. */
export function Brand() {
  const { language } = useSite();
  return (
    <a className="brand" href={withLanguage(SERVICE_ROUTES.landing, language)}>
      <Mark />
      {useLandingWords().brand}
    </a>
  );
}

/** The bar above the pages of the service: whose it is, the other language, and the way in. */
export function Bar({ reader }: { readonly reader: string | null }) {
  const { language } = useSite();
  const words = useLandingWords();
  return (
    <div className="bar">
      <Brand />
      <div className="doors">
        <LanguageLink className="quiet" />
        {reader === null ? (
          <>
            <a className="quiet" href={linkTo('logIn', language)}>
              {words.logIn}
            </a>
            <a className="act" href={linkTo('signUp', language)}>
              {words.signUp}
            </a>
          </>
        ) : (
          <a className="act" href={linkTo('me', language)}>
            <bdi>{reader}</bdi>
          </a>
        )}
      </div>
    </div>
  );
}

/** The places on the landing page. */
export function Anchors() {
  const words = useLandingWords();
  return (
    <nav className="anchors" aria-label={words.anchorsLabel}>
      <ul>
        {ANCHORS.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{words.anchors[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
