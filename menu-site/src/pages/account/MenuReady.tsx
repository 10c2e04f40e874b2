import { endpointUrl, qrEndpoints } from '@qaima/schemas';
import { linkQuery } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** The end of the set-up: the menu's code to print, and the ways on. */
export function MenuReady({ menuId }: { readonly menuId: string }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const page = `/m/${menuId}`;
  const query = linkQuery(language, null);
  return (
    <Card isDone title={messages.init.doneTitle} lede={messages.init.done}>
      <p className="code">
        <img src={endpointUrl(qrEndpoints.code, { menuId })} alt={messages.init.codeAlt} width={200} height={200} />
      </p>
      <p className="steps">
        <a className="act fill" href={`${page}/admin`}>
          {messages.init.fill}
        </a>
        <a className="act" href={endpointUrl(qrEndpoints.sheet, { menuId })} download>
          {messages.init.print}
        </a>
        <a className="act" href={page + (query && `?${query}`)}>
          {messages.toMenu}
        </a>
      </p>
    </Card>
  );
}
