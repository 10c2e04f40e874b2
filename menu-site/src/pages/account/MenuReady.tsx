import { canonicalPath, endpointUrl, menuEndpoints, qrEndpoints, setupPath, type MenuToSetUp } from '@qaima/schemas';
import { adminPath, linkQuery } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';
import { SetupCard } from './SetupCard.js';

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

/** Proposes a short name for a menu that has none. The owner accepts it by one tap. */
function ShortAddress({ menu: { _id, proposedUsername } }: { readonly menu: MenuToSetUp }) {
  const { language, request } = useSite();
  const messages = useMessages(accountMessages).shortAddress;
  if (proposedUsername === null) return null;
  const path = canonicalPath({ username: proposedUsername });
  return (
    <div className="offer">
      <p>{messages.lede}</p>
      <p className="code">
        <strong>
          <bdi dir="ltr">{withoutScheme(request.origin + path)}</bdi>
        </strong>
      </p>
      <AccountForm
        call={menuEndpoints.change}
        address={endpointUrl(menuEndpoints.change, { menuId: _id })}
        body={{ username: proposedUsername }}
        submit={messages.take}
        isQuiet
        done={{ again: true }}
      />
      <a className="way" href={`${setupPath(_id, 'details', language)}#field-username`}>
        {messages.another}
      </a>
    </div>
  );
}

/**
 * The end of the set-up: what guests see now, what the menu still needs, and the QR code and the address to share.
 */
export function MenuReady({ menu }: { readonly menu: MenuToSetUp }) {
  const { language, request, messages: site } = useSite();
  const texts = useMessages(accountMessages);
  const { init: messages } = texts;
  const { _id: menuId, isEmptyForGuests: isEmpty } = menu;
  const page = canonicalPath(menu);
  const address = request.origin + page;
  const query = linkQuery(language, null);
  return (
    <SetupCard
      menu={menu}
      title={isEmpty ? messages.emptyTitle : messages.doneTitle}
      lede={isEmpty ? messages.empty(site.empty.title) : messages.done}
    >
      {isEmpty && (
        <p className="steps">
          <a
            className="act fill"
            href={adminPath(menuId, language, menu.sections.length > 0 ? 'items?view=rows' : 'sections')}
          >
            {messages.fill}
          </a>
        </p>
      )}
      <p className="code">
        <img src={endpointUrl(qrEndpoints.code, { menuId })} alt={messages.codeAlt} width={232} height={232} />
        <bdi dir="ltr">{withoutScheme(address)}</bdi>
      </p>
      <ShortAddress menu={menu} />
      <p className="steps">
        <button
          className="act"
          type="button"
          data-address={address}
          data-copied={messages.copied}
          data-failed={messages.notCopied}
        >
          {messages.share}
        </button>
        <span className="said" role="status" />
        <a className="act" href={endpointUrl(qrEndpoints.code, { menuId }, { format: 'png' })} download>
          {messages.saveCode}
        </a>
        <a className={isEmpty ? 'act' : 'act fill'} href={endpointUrl(qrEndpoints.sheet, { menuId })} download>
          {messages.print}
        </a>
        <a className="act" href={page + (query && `?${query}`)}>
          {messages.open}
        </a>
        {!isEmpty && (
          <a className="act" href={adminPath(menuId, language)}>
            {texts.toAdmin}
          </a>
        )}
      </p>
    </SetupCard>
  );
}
