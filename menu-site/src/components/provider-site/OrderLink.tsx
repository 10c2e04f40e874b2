import type { Provider } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Ionicon } from '../Ionicon.js';
import { orderContactOf } from './providerContact.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

interface OrderLinkProps {
  readonly provider: Provider;
  readonly label?: string;
  readonly isQuiet?: boolean;
}

/**
 * The link by which a visitor orders a menu from the provider, with a prepared message.
 * (docs/spec/public-site.md#landing-page)
 */
export function OrderLink({ provider, label, isQuiet = false }: OrderLinkProps) {
  const { language } = useSite();
  const messages = useMessages(providerSiteMessages);
  const { href, isChat } = orderContactOf(provider, language);
  const elsewhere = isChat ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a className={isQuiet ? 'act' : 'act fill'} href={href} {...elsewhere}>
      {isChat && <Ionicon name="logo-whatsapp" otherwise="chatbubble-outline" />}
      {label ?? messages.order}
    </a>
  );
}
