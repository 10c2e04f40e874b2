import {
  type AccountData,
  endpointUrl,
  INVITATION_PATH,
  TEAM_ROLES,
  teamEndpoints,
  withLanguage,
} from '@qaima/schemas';
import { accountLink, adminPath } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { AccountLayout, Card, NeedsScript } from './AccountLayout.js';
import { accountMessages } from './messages.js';
import { SignedInAs } from './NextSteps.js';

/** The client script stores the token for this tab. It survives if the user has to log in first. */
const TokenField = () => <input type="hidden" name="token" data-link-token data-link-kept="invitation" />;

/**
 * The page for an invitation link. Opening the link does not yet accept the invitation. The client script reads the
 * token from the URL's fragment, and asks the API for the team and the role. (docs/spec/domain.md#teams)
 */
export function InvitationPage({ data: { account } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const texts = useMessages(accountMessages);
  const { invitation: messages } = texts;
  const back = withLanguage(INVITATION_PATH, language);
  return (
    <AccountLayout>
      <div data-link="whole">
        <Card title={messages.title} lede={messages.lede}>
          <NeedsScript />
          <p
            className="said"
            role="alert"
            data-invitation-error
            data-preview={endpointUrl(teamEndpoints.preview, {})}
            data-unreachable={texts.unreachable}
          />
          <div className="invited" data-invitation hidden>
            <p>
              {messages.by} <bdi data-invited="by" /> <span data-invited-menu>{messages.team}</span>{' '}
              <strong>
                <bdi data-invited="menuName" />
              </strong>
            </p>
            {TEAM_ROLES.map((role) => (
              <p key={role} data-invited-role={role} hidden>
                {messages.roles[role]}
              </p>
            ))}
            <SignedInAs account={account} />
            {account ? (
              <AccountForm
                call={teamEndpoints.accept}
                address={endpointUrl(teamEndpoints.accept, {})}
                submit={messages.submit}
                next={adminPath(':_id', language)}
                done={{ again: true }}
              >
                <TokenField />
              </AccountForm>
            ) : (
              <>
                <TokenField />
                <p>{messages.needsAccount}</p>
                <p className="steps">
                  <a className="act fill" href={accountLink('signUp', language, back)}>
                    {texts.signUp.submit}
                  </a>
                  <a className="act" href={accountLink('logIn', language, back)}>
                    {texts.logIn.title}
                  </a>
                </p>
              </>
            )}
            <p className="hint">{messages.note}</p>
          </div>
        </Card>
      </div>
      <div data-link="broken" hidden>
        <Card title={texts.once.brokenTitle} lede={messages.broken} />
      </div>
    </AccountLayout>
  );
}
