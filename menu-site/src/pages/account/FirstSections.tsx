import { endpointUrl, normalizeArabic, sectionEndpoints, setupPath, type MenuToSetUp } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { VENUE_KINDS } from './exampleSections.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

/**
 * Offers sections to start with, by kind of venue. If the menu has no sections, all are selected at first, and the
 * owner deselects the others. Sections that the menu already has are selected and disabled.
 */
export function FirstSections({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).firstSections;
  const had = new Set(menu.sections.map(normalizeArabic));
  const isHad = (title: string) => had.has(normalizeArabic(title));
  const isEmpty = had.size === 0;
  const shown = VENUE_KINDS.find(({ sections }) => sections.some(({ ar }) => isHad(ar))) ?? VENUE_KINDS[0];
  return (
    <SetupCard menu={menu} title={messages.title} lede={isEmpty ? messages.lede : messages.more}>
      <AccountForm
        call={sectionEndpoints.create}
        address={endpointUrl(sectionEndpoints.create, { menuId: menu._id })}
        sendsTicks
        submit={messages.submit}
        isStep
        next={setupPath(menu._id, 'logo', language)}
        done={{ again: true }}
      >
        <fieldset className="kinds">
          <legend>{messages.kind}</legend>
          {VENUE_KINDS.map((kind) => (
            <label key={kind.code} className="agree">
              <input type="radio" name="kind" value={kind.code} defaultChecked={kind === shown} />
              {kind.title[language]}
            </label>
          ))}
        </fieldset>
        {VENUE_KINDS.map((kind) => (
          <fieldset
            key={kind.code}
            className="kinds"
            id={`kind-${kind.code}`}
            data-group="kind"
            hidden={kind !== shown}
          >
            <legend>
              {messages.sections} <span className="sr">{kind.title[language]}</span>
            </legend>
            {kind.sections.map(({ ar, en }) => (
              <label key={ar} className="agree">
                <input
                  type="checkbox"
                  defaultChecked={isEmpty || isHad(ar)}
                  disabled={isHad(ar)}
                  data-body={JSON.stringify({ title: ar, prime: false, translations: { en: { title: en } } })}
                />
                <bdi lang={language}>{language === 'ar' ? ar : en}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </AccountForm>
    </SetupCard>
  );
}
