import {
  endpointUrl,
  LANGUAGES,
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
  example: true,
  translations: Object.fromEntries(
    LANGUAGES.filter((other) => other !== language).map((other) => [other, { title: titles[other] }]),
  ),
});

/**
 * Asks for the kind of venue, whose example sections the menu begins with. The last page offers to drop them. A menu
 * that already has sections keeps them, and gets no others.
 */
export function FirstSections({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).firstSections;
  const isNew = menu.sections.length === 0;
  return (
    <SetupCard menu={menu} title={messages.title} lede={isNew ? messages.lede : messages.more}>
      <AccountForm
        call={sectionEndpoints.create}
        address={endpointUrl(sectionEndpoints.create, { menuId: menu._id })}
        sendsEach
        keepsDraft
        submit={messages.submit}
        isStep
        next={setupPath(menu._id, 'logo', language)}
        done={{ again: true }}
      >
        {isNew ? (
          <KindOfVenue menu={menu} />
        ) : (
          <ul className="examples">
            {menu.sections.map(({ _id, title }) => (
              <li key={_id}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        )}
      </AccountForm>
    </SetupCard>
  );
}

function KindOfVenue({ menu }: { readonly menu: MenuToSetUp }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).firstSections;
  const [first] = VENUE_KINDS;
  return (
    <>
      <fieldset className="kinds">
        <legend>{messages.kind}</legend>
        {VENUE_KINDS.map((kind) => (
          <label key={kind.code} className="agree">
            <input type="radio" name="kind" value={kind.code} defaultChecked={kind === first} />
            {kind.title[language]}
          </label>
        ))}
      </fieldset>
      {VENUE_KINDS.map((kind) => (
        <ul
          key={kind.code}
          className="examples"
          id={`kind-${kind.code}`}
          data-group="kind"
          aria-label={`${messages.sections}: ${kind.title[language]}`}
          hidden={kind !== first}
        >
          {kind.sections.map((section) => (
            <li key={section.en}>
              <bdi lang={menu.language}>{section[menu.language]}</bdi>
              <input type="hidden" data-body={JSON.stringify(newSection(section, menu.language))} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
