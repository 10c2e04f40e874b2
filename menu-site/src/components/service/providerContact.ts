/** How the provider is reached, by the same rules as an owner's own links. */
import { type Language, messagingLink, type Provider } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { mailLink, socialLinksOf, type SocialLink } from '../socialLinks.js';
import { serviceMessages } from '../../i18n/service.js';

/** Messaging, social networks and mail: those that are configured and safe to show. */
export function providerLinks(provider: Provider): readonly SocialLink[] {
  const { whatsapp, instagram, facebook, x, snapchat, email } = provider;
  const contact = { instagram: instagram ?? '', facebook: facebook ?? '', x: x ?? '', snapchat: snapchat ?? '' };
  return socialLinksOf({ whatsapp: whatsapp ?? '', contact: { ...contact, email: email ?? '' } });
}

export interface OrderContact {
  readonly href: string;
  /** It leads to a messaging app. */
  readonly isChat: boolean;
}

/** How a menu is ordered: by a message, else by mail; where neither is configured, by making an account. */
export function orderContactOf(provider: Provider, language: Language): OrderContact {
  const { orderText, order } = serviceMessages[language];
  const chat = messagingLink(provider.whatsapp, orderText);
  if (chat !== null) return { href: chat, isChat: true };
  const mail = mailLink(provider.email);
  if (mail === null) return { href: accountLink('signUp', language), isChat: false };
  const letter = `subject=${encodeURIComponent(order)}&body=${encodeURIComponent(orderText)}`;
  return { href: `${mail}?${letter}`, isChat: false };
}
