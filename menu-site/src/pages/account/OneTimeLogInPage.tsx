import { type AccountData, logInLinkEndpoints, endpointUrl } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink } from '../../document/links.js';
import { SignedInAs } from './NextSteps.js';
import { accountMessages } from './messages.js';
import { SecondFactorStep } from './SecondFactorStep.js';

/**
 * The page for a one-time log-in link. Messaging apps open links to show previews: only the user's click on a button
 * uses up the link. The client script reads the token from the URL's fragment.
 */
export function OneTimeLogInPage({ data: { account } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const { once: messages } = useMessages(accountMessages);
  return (
    <AccountLayout>
      <div data-link="whole">
        <Card title={messages.title} lede={messages.lede}>
          <SignedInAs account={account} />
          <NeedsScript />
          <AccountForm
            call={logInLinkEndpoints.use}
            address={endpointUrl(logInLinkEndpoints.use, {})}
            submit={messages.submit}
            next={accountLink('logIn', language)}
            done={{ again: true }}
          >
            <input type="hidden" name="token" data-link-token />
          </AccountForm>
          <p className="hint">{messages.note}</p>
        </Card>
      </div>
      <div data-link="broken" hidden>
        <Card title={messages.brokenTitle} lede={messages.broken} />
      </div>
      <SecondFactorStep next={accountLink('logIn', language)} />
      <p className="other-way">
        {messages.orElse}{' '}
        <a className="way" href={accountLink('logIn', language)}>
          {messages.logIn}
        </a>
      </p>
    </AccountLayout>
  );
}
