import {
  endpointUrl,
  LANGUAGES,
  menuCreateSchema,
  menuEndpoints,
  setupPath,
  type Account,
  type Provider,
} from '@qaima/schemas';
import { teamContactOf } from '../../components/provider-site/providerContact.js';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';

const { 'x-options': LANGUAGE_NAMES } = menuCreateSchema.properties.language;

interface CreateMenuProps {
  readonly account: Account;
  readonly provider: Provider;
}

/**
 * Shown to a user without a menu. Depending on the account, it offers to create a menu, to verify the e-mail address
 * first, or to contact the provider's team.
 */
export function CreateMenu({ account, provider }: CreateMenuProps) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).createMenu;
  const { selfService, verified, email, username } = account;
  if (!selfService || (!verified && email === '')) {
    const href = teamContactOf(provider, language);
    return (
      <>
        <p className="hint">{messages.byTeam}</p>
        {href === null && (
          <p className="hint">
            {messages.tellUsername} <bdi dir="ltr">{username}</bdi>
          </p>
        )}
        <p className="steps">
          {href === null ? (
            <a className="act fill" href={accountLink('me', language)}>
              {messages.lookAgain}
            </a>
          ) : (
            <a className="act fill" href={href}>
              {messages.askTeam}
            </a>
          )}
        </p>
      </>
    );
  }
  if (!verified)
    return (
      <>
        <p className="hint">{messages.verifyFirst}</p>
        <p className="steps">
          <a className="act fill" href={accountLink('verify', language)}>
            {messages.verify}
          </a>
        </p>
      </>
    );
  return (
    <>
      <p className="hint">{messages.lede}</p>
      <AccountForm
        call={menuEndpoints.create}
        address={endpointUrl(menuEndpoints.create, {})}
        body={{ admins: [username] }}
        submit={messages.submit}
        next={setupPath(':_id', 'details', language)}
        done={{ again: true }}
      >
        <fieldset className="kinds">
          <legend>{messages.language}</legend>
          {LANGUAGES.map((code) => (
            <label key={code} className="agree">
              <input type="radio" name="language" value={code} defaultChecked={code === language} />
              {LANGUAGE_NAMES[code][language]}
            </label>
          ))}
        </fieldset>
        <p className="hint">{messages.languageHint}</p>
      </AccountForm>
    </>
  );
}
