import { MENU_DEFAULTS, isolateLtr } from '@qaima/schemas';
import { LanguageLink } from '../../components/LanguageLink.js';
import { Phone } from '../../components/Phone.js';
import { menuLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { menuName } from '../../document/menuName.js';
import { privacyMessages } from './messages.js';

/** What a venue keeps about its guests. (docs/privacy.md) */
export function PrivacyPage({ menu }: { readonly menu: SiteMenu }) {
  const { language, messages: site } = useSite();
  const messages = useMessages(privacyMessages);
  const { contact, location } = menu.institution ?? {};
  const { keepDays, marketing } = { ...MENU_DEFAULTS.settings.guests, ...menu.settings?.guests };
  const email = contact?.email?.trim();
  return (
    <main id="main" className="conditions">
      <h1>{messages.title}</h1>
      <section>
        <h2>{messages.responsible}</h2>
        <p dir="auto">{[menuName(menu, site), location?.address].filter(Boolean).join(' · ')}</p>
      </section>
      <section>
        <h2>{messages.what}</h2>
        <ul>
          {messages.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{messages.who}</p>
      </section>
      <section>
        <h2>{messages.howLong}</h2>
        <p>{messages.days(isolateLtr(keepDays))}</p>
        {marketing && <p>{messages.marketing}</p>}
      </section>
      <section>
        <h2>{messages.rights}</h2>
        <p>{messages.own}</p>
      </section>
      {(contact?.phone?.trim() || email) && (
        <section>
          <h2>{messages.contact}</h2>
          <Phone number={contact?.phone?.trim() || null} />
          {email && (
            <p>
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </p>
          )}
        </section>
      )}
      <p>
        <a className="act" href={menuLink(menu, language)}>
          {messages.back}
        </a>
      </p>
      <LanguageLink className="quiet" />
    </main>
  );
}
