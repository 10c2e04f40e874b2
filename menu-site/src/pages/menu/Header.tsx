import { canonicalPath, telLink } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { Logo } from '../../components/Logo.js';
import { Photo } from '../../components/Photo.js';
import { showsBadge } from './openBadgeExpiry.js';
import { OpenBadge } from './OpenBadge.js';
import { BRANCHES_ID, venueLocationsOf } from './branches/venueLocations.js';
import { HeadingPhrase } from './HeadingPhrase.js';
import { menuName } from '../../document/menuName.js';
import { SIDE_NAV_ID } from './SideNav.js';
import { useContentLang } from '../../components/useContentLang.js';

/**
 * A phone loads three pixels for four that a screen of its density could show: the cover is the largest paint of the
 * first screen, and on dense screens the difference can't be seen.
 */
const COVER_SIZES = '(min-width:90em) 1368px,(min-width:40em) 100vw,75vw';

/** The cover with the identity of the business. (docs/spec/public-site.md#menu-page) */
export function Header({ menu }: { readonly menu: SiteMenu }) {
  const own = useContentLang();
  const { messages, request } = useSite();
  const { institution, settings } = menu;
  const name = menuName(menu, messages);
  const tel = telLink(institution?.contact?.phone);
  return (
    <header>
      <div className="hero">
        <Photo file={menu.menuMainImage} sizes={COVER_SIZES} isFirst />
        <p className="rounds">
          <a className="round" href="#details" data-opens={SIDE_NAV_ID} aria-label={messages.menu}>
            <Icon name="menu" />
          </a>
          <LanguageLink className="round" />
          <button className="round" type="button" data-share="" aria-label={messages.share} hidden>
            <Icon name="share" />
          </button>
        </p>
      </div>
      <div className="wrap">
        <div className="card identity">
          <Logo file={institution?.logo} name={name} sizes="88px" upTo={320} className="logo" />
          <div className="who">
            <h1 dir="auto" {...own(name)}>
              {name}
            </h1>
            {institution?.description && (
              <p dir="auto" {...own(institution.description)}>
                {institution.description}
              </p>
            )}
          </div>
          {showsBadge(menu, request.now) && <OpenBadge hours={menu} timeZone={settings?.timeZone} />}
          <p className="acts">
            {tel && (
              <a className="act fill" href={tel}>
                <Icon name="phone" />
                {messages.callUs}
              </a>
            )}
            {venueLocationsOf(menu).length > 0 && (
              <a className="act" href={`#${BRANCHES_ID}`}>
                <Icon name="pin" />
                {messages.whereWeAre}
              </a>
            )}
          </p>
          <p className="paper">
            <img src={`${canonicalPath(menu)}/qr.svg`} width={96} height={96} loading="lazy" alt="" />
            <bdi dir="ltr">{institution?.contact?.phone}</bdi>
            <time dir="ltr" />
          </p>
        </div>
        <HeadingPhrase menu={menu} place="above" />
      </div>
    </header>
  );
}
