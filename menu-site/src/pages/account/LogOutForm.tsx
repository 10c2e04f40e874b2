import { accountEndpoints, endpointUrl } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** The button that logs out. Afterwards the page says so. */
export function LogOutForm() {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const out = (
    <Card isDone title={messages.me.outTitle} lede={messages.me.out}>
      <p className="lede">{messages.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={accountLink('logIn', language)}>
          {messages.logIn.title}
        </a>
      </p>
    </Card>
  );
  return (
    <AccountForm
      call={accountEndpoints.logOut}
      address={endpointUrl(accountEndpoints.logOut, {})}
      submit={messages.me.logOut}
      isQuiet
      done={{ instead: out }}
    />
  );
}
