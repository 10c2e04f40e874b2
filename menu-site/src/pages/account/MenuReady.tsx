import { canonicalPath, endpointUrl, qrEndpoints } from '@qaima/schemas';
import { linkQuery } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

interface MenuReadyProps {
  readonly menuId: string;
  /** Its short name; empty without one. */
  readonly username: string;
}

/** The end of the set-up: the menu's code and address to share, and the ways on. */
export function MenuReady({ menuId, username }: MenuReadyProps) {
  const { language, request } = useSite();
  const messages = useMessages(accountMessages);
  const page = canonicalPath({ _id: menuId, username });
  const address = request.origin + page;
  const query = linkQuery(language, null);
  return (
    <Card isDone title={messages.init.doneTitle} lede={messages.init.done}>
      <p className="code">
        <img src={endpointUrl(qrEndpoints.code, { menuId })} alt={messages.init.codeAlt} width={200} height={200} />
        <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <p className="steps">
        <button
          className="act"
          type="button"
          data-address={address}
          data-copied={messages.init.copied}
          data-failed={messages.init.notCopied}
        >
          {messages.init.share}
        </button>
        <span className="said" role="status" />
        <a className="act fill" href={`/m/${menuId}/admin`}>
          {messages.init.fill}
        </a>
        <a className="act" href={endpointUrl(qrEndpoints.sheet, { menuId })} download>
          {messages.init.print}
        </a>
        <a className="act" href={page + (query && `?${query}`)}>
          {messages.init.open}
        </a>
      </p>
    </Card>
  );
}
