import { PROVIDER_ROUTES, withLanguage } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { BrandMark } from '../BrandMark.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { LanguageLink } from '../LanguageLink.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

/** The logo and name, linking to the landing page. */
export function BrandLink() {
  const { language } = useSite();
  return (
    <a className="brand" href={withLanguage(PROVIDER_ROUTES.landing, language)}>
      <BrandMark />
      {useMessages(providerSiteMessages).brand}
    </a>
  );
}

/** The header of the provider's pages: brand, language link and log-in. */
export function ProviderHeader({ reader }: { readonly reader: string | null }) {
  const { language } = useSite();
  const messages = useMessages(providerSiteMessages);
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
