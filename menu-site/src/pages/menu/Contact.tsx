import { safeUrl } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { ExternalLink } from '../../components/ExternalLink.js';
import { NetworkLogo } from './NetworkLogo.js';
import { socialLinksOf, type SocialLink } from '../../components/socialLinks.js';
import { CollapsiblePanel } from './CollapsiblePanel.js';

function NetworkItem({ network, mark, href }: SocialLink) {
  const { messages } = useSite();
  const content = (
    <>
      <NetworkLogo network={network} />
      {messages.networks[network]}
    </>
  );
  return (
    <li>
      {mark === null ? (
        <a className="go" href={href}>
          {content}
        </a>
      ) : (
        <ExternalLink className="go" to={href}>
          {content}
        </ExternalLink>
      )}
    </li>
  );
}

/** The messaging link, the social networks and the rating link. */
export function Contact({ institution }: { readonly institution: SiteMenu['institution'] }) {
  const { messages } = useSite();
  const networks = socialLinksOf(institution);
  const rate = safeUrl(institution?.googleRateUrl);
  if (networks.length === 0 && rate === null) return null;
  return (
    <CollapsiblePanel id="contact" title={messages.contact} icon="chat">
      <ul className="networks">
        {networks.map((link) => (
          <NetworkItem key={link.network} {...link} />
        ))}
        {rate !== null && (
          <li>
            <ExternalLink className="go" to={rate}>
              <Icon name="rate" />
              {messages.rate}
            </ExternalLink>
          </li>
        )}
      </ul>
    </CollapsiblePanel>
  );
}
