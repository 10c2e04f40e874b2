import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

/** The link by which a visitor begins a menu without the provider. (docs/spec/public-site.md#landing-page) */
export function CreateMenuLink() {
  const { language } = useSite();
  return (
    <a className="act fill" href={accountLink('signUp', language)}>
      {useMessages(providerSiteMessages).create}
    </a>
  );
}
