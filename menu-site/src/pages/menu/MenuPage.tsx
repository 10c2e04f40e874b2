import { acceptsPurchases, hoursFrom, nextAppearance, visibleSections, withCombos } from '@qaima/schemas';
import { CartSidebar } from './cart/CartSidebar.js';
import { CartControlTemplates } from './cart/CartControlTemplates.js';
import { useSite } from '../../document/siteContext.js';
import { Branches } from './branches/Branches.js';
import { Combos } from './Combos.js';
import { Contact } from './Contact.js';
import { DeferredStyles } from './DeferredStyles.js';
import { EmptyMenu } from './EmptyMenu.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { HeadingPhrase } from './HeadingPhrase.js';
import { LinkedMenuLink } from './LinkedMenuLink.js';
import { venueLocationsOf } from './branches/venueLocations.js';
import { RatingPrompt } from './RatingPrompt.js';
import { ReceiveOptions } from './ReceiveOptions.js';
import { SearchResult } from './Search.js';
import { Section } from './Section.js';
import { SectionPlaceholder } from './renderSections.js';
import { servingTimesOf } from './servingTimes.js';
import { SectionNav } from './SectionNav.js';
import { SideNav } from './SideNav.js';
import { Legend } from './nutrition/Legend.js';
import { HoursDialog, WorkingDays } from './WorkingDays.js';
import type { SiteMenu } from '../../document/siteTypes.js';

/** The dayparts in use and the opening hours, for the client script. */
function daypartFacts(menu: SiteMenu, now: number): string | undefined {
  const { dayparts = [], settings } = menu;
  if (dayparts.length === 0) return undefined;
  const times = dayparts.map(({ translations: _, ...daypart }) => daypart);
  const { workingDays, specialHours } = hoursFrom(menu, now, settings?.timeZone);
  return JSON.stringify({ dayparts: times, workingDays, specialHours, timeZone: settings?.timeZone });
}

interface MenuPageProps {
  readonly menu: SiteMenu;
  /** Whether the menu is closed, so that only those who manage it see it. */
  readonly isPreview?: boolean;
}

/** The public menu. (docs/spec/public-site.md#menu-page) */
export function MenuPage({ menu, isPreview = false }: MenuPageProps) {
  const { language, messages, sections: rendered, request } = useSite();
  const sections = visibleSections(menu, language);
  const { combos, institution, settings, orderReceiveOptions = [] } = menu;
  const offers = servingTimesOf(menu, request.now, language).sections;
  const sectionEntries = sections.map(({ _id, title, items }) => ({
    id: _id,
    title,
    count: items.length,
    offer: offers.get(_id),
  }));
  const sells = sections.length + combos.length > 0 && acceptsPurchases(menu);
  const entries = withCombos(
    sectionEntries,
    (group) => ({ id: group.id, title: messages.combos, count: group.combos.length, offer: undefined }),
    menu,
  );
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <div className="body">
        {isPreview && (
          <p className="preview" role="status">
            {messages.inactive.preview}
          </p>
        )}
        <Header menu={menu} />
        <div className={entries.length > 0 ? 'wrap page' : 'wrap page unfilled'}>
          {entries.length > 0 && <SectionNav entries={entries} />}
          <main
            id="main"
            data-dayparts={daypartFacts(menu, request.now)}
            data-renew-at={nextAppearance(menu, request.now) ?? undefined}
          >
            {entries.length === 0 && <EmptyMenu menu={menu} />}
            {sells && (
              <noscript>
                <p>{messages.needsScript}</p>
              </noscript>
            )}
            {entries.length > 0 && <SearchResult />}
            {withCombos(
              sections.map((section, index) =>
                rendered ? (
                  <SectionPlaceholder key={section._id} index={index} />
                ) : (
                  <Section key={section._id} section={section} />
                ),
              ),
              (group) => (
                <Combos key={group.id} menu={menu} group={group} />
              ),
              menu,
            )}
            <Legend menu={menu} />
            <HeadingPhrase menu={menu} place="below" />
          </main>
          <div className={sells ? 'beside sells' : 'beside'}>
            {sells && <CartSidebar menu={menu} />}
            <aside className="aside" id="details" aria-label={messages.details}>
              <LinkedMenuLink menu={menu} />
              <WorkingDays hours={menu} timeZone={settings?.timeZone} />
              <Branches places={venueLocationsOf(menu)} marksClosest={settings?.doMarkClosestBranch === true} />
              <ReceiveOptions options={orderReceiveOptions} />
              <Contact institution={institution} />
            </aside>
          </div>
        </div>
      </div>
      <Footer menu={menu} />
      <RatingPrompt to={institution?.googleRateUrl} />
      <SideNav menu={menu} />
      <HoursDialog hours={menu} timeZone={settings?.timeZone} />
      <CartControlTemplates menu={menu} />
      <DeferredStyles />
    </>
  );
}
