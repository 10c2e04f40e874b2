import { formatDateTimeInZone } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { accountMessages } from './messages.js';

/** An instant, rendered in UTC; the client script shows it in the reader's time zone. */
export function Instant({ at }: { readonly at: string }) {
  const { universalTime } = useMessages(accountMessages).me;
  return (
    <time dateTime={at} dir="ltr" data-local>
      {`${formatDateTimeInZone('UTC', at)} ${universalTime}`}
    </time>
  );
}
