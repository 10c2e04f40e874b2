/** The provider's contact links, by the same rules as the contact links of a menu. */
import { type Language, letterLink, mailLink, messagingLink, type Provider, telLink } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { socialLinksOf, type SocialLink } from '../socialLinks.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

/** The links that are configured and safe: messaging, social networks and e-mail. */
export function providerLinks(provider: Provider): readonly SocialLink[] {
  const { whatsapp, instagram, facebook, x, snapchat, email } = provider;
  const contact = { instagram: instagram ?? '', facebook: facebook ?? '', x: x ?? '', snapchat: snapchat ?? '' };
  return socialLinksOf({ whatsapp: whatsapp ?? '', contact: { ...contact, email: email ?? '' } });
}

export interface OrderContact {
  readonly href: string;
  /** Whether the link opens a messaging app. */
  readonly isChat: boolean;
}

/** How a visitor asks the provider for a subscription: by message if configured, else by e-mail, else by creating an account. */
export function orderContactOf(provider: Provider, language: Language): OrderContact {
  const { orderText, order } = providerSiteMessages[language];
  const chat = messagingLink(provider.whatsapp, orderText);
  if (chat !== null) return { href: chat, isChat: true };
  const mail = mailLink(provider.email);
  if (mail === null) return { href: accountLink('signUp', language), isChat: false };
  return { href: letterLink(mail, order, orderText), isChat: false };
}

/**
 * How a user who already has an account asks the provider for a menu: by message or e-mail, else by telephone or a
 * social network. Null if no contact is configured.
 */
export function teamContactOf(provider: Provider, language: Language): string | null {
  const { href } = orderContactOf(provider, language);
  if (href !== accountLink('signUp', language)) return href;
  return telLink(provider.phone) ?? providerLinks(provider)[0]?.href ?? null;
}
