import { safeUrl } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../site.js';
import { Icon } from '../../components/Icon.js';
import { WayOut } from '../../components/ExternalLink.js';
import { NetworkMark } from './NetworkLogo.js';
import { networksOf, type NetworkLink } from '../../components/socialLinks.js';
import { Panel } from './CollapsiblePanel.js';

function NetworkItem({ network, mark, href }: NetworkLink) {
  const { words } = useSite();
  const content = (
    <>
      <NetworkMark network={network} />
      {words.networks[network]}
    </>
  );
  return (
    <li>
      {mark === null ? (
        <a className="go" href={href}>
          {content}
        </a>
      ) : (
        <WayOut className="go" to={href}>
          {content}
        </WayOut>
      )}
    </li>
  );
}

/** Messaging and social networks, and where to rate the business. */
export function Contact({ institution }: { readonly institution: SiteMenu['institution'] }) {
  const { words } = useSite();
  const networks = networksOf(institution);
  const rate = safeUrl(institution?.googleRateUrl);
  if (networks.length === 0 && rate === null) return null;
  return (
    <Panel id="contact" title={words.contact} icon="chat">
      <ul className="networks">
        {networks.map((link) => (
          <NetworkItem key={link.network} {...link} />
        ))}
        {rate !== null && (
          <li>
            <WayOut className="go" to={rate}>
              <Icon name="rate" />
              {words.rate}
            </WayOut>
          </li>
        )}
      </ul>
    </Panel>
  );
}
