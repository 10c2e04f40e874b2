import {
  endpointUrl,
  LANGUAGES,
  normalizeArabic,
  sectionEndpoints,
  setupPath,
  type Language,
  type LocalizedText,
  type MenuToSetUp,
} from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { VENUE_KINDS } from './exampleSections.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

/** The body for a new section: its title in the menu's language, and the other title as its translation. */
const newSection = (titles: LocalizedText, language: Language) => ({
  title: titles[language],
  prime: false,
  translations: Object.fromEntries(
    LANGUAGES.filter((other) => other !== language).map((other) => [other, { title: titles[other] }]),
  ),
});

/**
 * Offers sections to start with, by kind of venue. If the menu has no sections yet, all are selected, and the owner
 * deselects some. Sections that the menu already has are selected and disabled.
 */
export function FirstSections({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).firstSections;
  const had = new Set(menu.sections.map(normalizeArabic));
  const isHad = ({ ar, en }: LocalizedText) => [ar, en].some((title) => had.has(normalizeArabic(title)));
  const isEmpty = had.size === 0;
  const shown = VENUE_KINDS.find(({ sections }) => sections.some(isHad)) ?? VENUE_KINDS[0];
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
            {kind.sections.map((section) => (
              <label key={section.en} className="agree">
                <input
                  type="checkbox"
                  defaultChecked={isEmpty || isHad(section)}
                  disabled={isHad(section)}
                  data-body={JSON.stringify(newSection(section, menu.language))}
                />
                <bdi>{section[language]}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </AccountForm>
    </SetupCard>
  );
}
