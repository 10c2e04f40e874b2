import type { Provider } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Ionicon } from '../../components/Ionicon.js';
import { orderContactOf } from './contact.js';
import { useLandingMessages } from './messages.js';

interface OrderLinkProps {
  readonly provider: Provider;
  readonly label?: string;
  readonly isQuiet?: boolean;
}

/** How a menu is ordered, by a message with its first words written. (Public specification, section 2.) */
export function OrderLink({ provider, label, isQuiet = false }: OrderLinkProps) {
  const { language } = useSite();
  const messages = useLandingMessages();
  const { href, isChat } = orderContactOf(provider, language);
  const elsewhere = isChat ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a className={isQuiet ? 'act' : 'act fill'} href={href} {...elsewhere}>
      {isChat && <Ionicon name="logo-whatsapp" otherwise="chatbubble-outline" />}
      {label ?? messages.order}
    </a>
  );
}
