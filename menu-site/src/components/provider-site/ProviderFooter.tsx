import { PROVIDER_ROUTES, type Provider, withLanguage } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../Icon.js';
import { Ionicon } from '../Ionicon.js';
import { Phone } from '../Phone.js';
import type { SocialLink } from '../socialLinks.js';
import { providerLinks } from './providerContact.js';
import { CreateMenuLink } from './CreateMenuLink.js';
import { OrderLink } from './OrderLink.js';
import { BrandLink } from './ProviderHeader.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

interface ContactsProps {
  readonly networks: readonly SocialLink[];
  readonly phone: string | null;
}

/** The provider's configured contacts. */
function Contacts({ networks, phone }: ContactsProps) {
  const { messages } = useSite();
  const { footer } = useMessages(providerSiteMessages);
  return (
    <ul className="contacts" aria-label={footer.contact}>
      {networks.map(({ network, mark, href }) => (
        <li key={network}>
          <a className="go" href={href} {...(mark && { target: '_blank', rel: 'noopener noreferrer' })}>
            {mark === null ? <Icon name="mail" /> : <Ionicon name={mark} otherwise="globe-outline" />}
            {messages.networks[network]}
          </a>
        </li>
      ))}
      {phone !== null && (
        <li>
          <Phone number={phone} />
        </li>
      )}
    </ul>
  );
}

/** The provider's contacts, or that there are none, and links to the other pages. (docs/spec/public-site.md#landing-page) */
export function ProviderFooter({ provider }: { readonly provider: Provider }) {
  const { language } = useSite();
  const { footer, logIn, signUp } = useMessages(providerSiteMessages);
  const networks = providerLinks(provider);
  const hasContact = networks.length > 0 || provider.phone !== null;
  return (
    <footer className="finish" id="footer">
      <div className="ask">
        <h2>{footer.title}</h2>
        <p className="lead">
          {hasContact ? footer.lede : provider.selfService ? footer.selfService : footer.noContact}
        </p>
        <p className="calls">
          {provider.selfService && <CreateMenuLink />}
          {(hasContact || !provider.selfService) && <OrderLink provider={provider} isQuiet={provider.selfService} />}
        </p>
        {hasContact && <Contacts networks={networks} phone={provider.phone} />}
      </div>
      <div className="base">
        <BrandLink />
        <nav aria-label={footer.pages}>
          <a href={withLanguage(PROVIDER_ROUTES.guide, language)}>{footer.guide}</a>
          <a href={withLanguage(PROVIDER_ROUTES.conditions, language)}>{footer.conditions}</a>
          <a href={accountLink('logIn', language)}>{logIn}</a>
          <a href={accountLink('signUp', language)}>{signUp}</a>
        </nav>
        {provider.address !== null && <p dir="auto">{provider.address}</p>}
        <p>{footer.pictures}</p>
      </div>
    </footer>
  );
}
