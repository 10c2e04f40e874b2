import { canonicalPath, safeUrl, telLink } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { Dialog } from '../../components/Dialog.js';
import { ExternalLink } from '../../components/ExternalLink.js';
import { NetworkLogo } from './NetworkLogo.js';
import { socialLinksOf } from '../../components/socialLinks.js';
import { venueLocationsOf } from './branches/venueLocations.js';

/** The id of the dialog with the side navigation. A button in the header opens it. */
export const SIDE_NAV_ID = 'side';

/**
 * The side navigation: phone, location, social networks, rating, and the other menu.
 * (docs/spec/public-site.md#side-navigation)
 */
export function SideNav({ menu }: { readonly menu: SiteMenu }) {
  const { messages } = useSite();
  const { institution, settings } = menu;
  const phone = institution?.contact?.phone;
  const tel = telLink(phone);
  const map = venueLocationsOf(menu).find(({ main }) => main)?.map;
  const rate = safeUrl(institution?.googleRateUrl);
  const other = institution?.otherMenu;
  return (
    <Dialog id={SIDE_NAV_ID} title={institution?.name?.trim() || messages.contact} className="side">
      <nav aria-label={messages.contact}>
        <ul>
          {tel && (
            <li>
              <a href={tel}>
                <Icon name="phone" />
                {messages.callUs}
                <span>
                  <bdi dir="ltr">{phone}</bdi>
                </span>
              </a>
            </li>
          )}
          {socialLinksOf(institution).map(({ network, mark, href }) => (
            <li key={network}>
              <a href={href} {...(mark !== null && { target: '_blank', rel: 'noopener noreferrer' })}>
                <NetworkLogo network={network} />
                {messages.networks[network]}
              </a>
            </li>
          ))}
          {map && (
            <li>
              <ExternalLink to={map}>
                <Icon name="pin" />
                {messages.location}
              </ExternalLink>
            </li>
          )}
          {rate && (
            <li>
              <ExternalLink to={rate}>
                <Icon name="rate" />
                {messages.rate}
              </ExternalLink>
            </li>
          )}
          {other && (
            <li>
              <a href={canonicalPath({ username: other })}>
                <Icon name="book" />
                <bdi>{settings?.otherMenuNickName?.trim() || messages.otherMenu}</bdi>
                <Icon name="forward" mirrorsInRtl />
              </a>
            </li>
          )}
        </ul>
      </nav>
    </Dialog>
  );
}
