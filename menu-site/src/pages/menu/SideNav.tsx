import { canonicalPath, safeUrl, telLink } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../site.js';
import { Icon } from '../../components/Icon.js';
import { Sheet } from '../../components/Dialog.js';
import { WayOut } from '../../components/ExternalLink.js';
import { NetworkMark } from './NetworkLogo.js';
import { networksOf } from '../../components/socialLinks.js';
import { placesOf } from './branches/places.js';

/** The element that the header's menu button opens. */
export const SIDE_ID = 'side';

/** All ways to the business: phone, place, networks, rating, and its other menu. (Document 2, section 2.) */
export function SideNav({ menu }: { readonly menu: SiteMenu }) {
  const { words } = useSite();
  const { institution, settings } = menu;
  const phone = institution?.contact?.phone;
  const tel = telLink(phone);
  const map = placesOf(menu).find(({ main }) => main)?.map;
  const rate = safeUrl(institution?.googleRateUrl);
  const other = institution?.otherMenu;
  return (
    <Sheet id={SIDE_ID} title={institution?.name?.trim() || words.contact} className="side">
      <nav aria-label={words.contact}>
        <ul>
          {tel && (
            <li>
              <a href={tel}>
                <Icon name="phone" />
                {words.callUs}
                <span>
                  <bdi dir="ltr">{phone}</bdi>
                </span>
              </a>
            </li>
          )}
          {networksOf(institution).map(({ network, mark, href }) => (
            <li key={network}>
              <a href={href} {...(mark !== null && { target: '_blank', rel: 'noopener noreferrer' })}>
                <NetworkMark network={network} />
                {words.networks[network]}
              </a>
            </li>
          ))}
          {map && (
            <li>
              <WayOut to={map}>
                <Icon name="pin" />
                {words.location}
              </WayOut>
            </li>
          )}
          {rate && (
            <li>
              <WayOut to={rate}>
                <Icon name="rate" />
                {words.rate}
              </WayOut>
            </li>
          )}
          {other && (
            <li>
              <a href={canonicalPath({ username: other })}>
                <Icon name="book" />
                <bdi>{settings?.otherMenuNickName?.trim() || words.otherMenu}</bdi>
                <Icon name="forward" turns />
              </a>
            </li>
          )}
        </ul>
      </nav>
    </Sheet>
  );
}
