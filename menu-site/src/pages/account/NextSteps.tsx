import type { Account, Language, Provider } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { accountLink, adminPath, CONSOLE_PATH } from '../../document/links.js';
import { CreateMenu } from './CreateMenu.js';
import { MenuList } from './MenuList.js';
import { accountMessages } from './messages.js';

interface NextStepsProps {
  readonly account: Account;
  readonly provider: Provider;
}

/** Where a user works: the staff console, or the owner's area of the only menu; null if that is not one place. */
function workplace({ staff, menus: [menu, ...others] }: Account, language: Language): string | null {
  if (staff) return CONSOLE_PATH;
  return menu && others.length === 0 ? adminPath(menu._id, language) : null;
}

/**
 * The menus of a signed-in user, the form that creates a menu if the user may create one, and links, the first one to
 * where the user works.
 */
export function NextSteps({ account, provider }: NextStepsProps) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const mustVerify = !account.verified && account.email !== '';
  const place = workplace(account, language);
  const mayCreate = account.selfService && account.verified && account.menus.length === 0 && !account.staff;
  return (
    <>
      <MenuList menus={account.menus} />
      {mayCreate && <CreateMenu account={account} provider={provider} />}
      <p className="steps">
        {mustVerify && (
          <a className="act fill" href={accountLink('verify', language)}>
            {messages.signUp.verify}
          </a>
        )}
        {place !== null && (
          <a className={mustVerify ? 'act' : 'act fill'} href={place}>
            {messages.goOn}
          </a>
        )}
        <a className="act" href={accountLink('me', language)}>
          {messages.toAccount}
        </a>
      </p>
      <p className="hint">{messages.mayLeave}</p>
    </>
  );
}

/** Shows which account is signed in. Somebody else may be using this device. */
export function SignedInAs({ account }: { readonly account: Account | null }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  if (!account) return null;
  return (
    <p className="aside-note">
      {messages.signedInAs} <bdi dir="ltr">{account.username}</bdi>.{' '}
      <a href={accountLink('me', language)}>{messages.toAccount}</a>
    </p>
  );
}
