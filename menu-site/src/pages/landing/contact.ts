/** How the provider is reached, by the same rules as an owner's own links. */
import { type Language, messagingLink, type Provider } from '@qaima/schemas';
import { linkTo } from '../account/links.js';
import { mailLink, networksOf, type NetworkLink } from '../../components/socialLinks.js';
import { landingWordsIn } from './messages.js';

/** Messaging, social networks and mail: those that are configured and safe to show. */
export function networksOfProvider(provider: Provider): readonly NetworkLink[] {
  const { whatsapp, instagram, facebook, x, snapchat, email } = provider;
  const contact = { instagram: instagram ?? '', facebook: facebook ?? '', x: x ?? '', snapchat: snapchat ?? '' };
  return networksOf({ whatsapp: whatsapp ?? '', contact: { ...contact, email: email ?? '' } });
}

export interface OrderWay {
  readonly href: string;
  /** It leads to a messaging app. */
  readonly isChat: boolean;
}

/** How a menu is ordered: by a message, else by mail; where neither is configured, by making an account. */
export function orderWayOf(provider: Provider, language: Language): OrderWay {
  const { orderText, order } = landingWordsIn[language];
  const chat = messagingLink(provider.whatsapp, orderText);
  if (chat !== null) return { href: chat, isChat: true };
  const mail = mailLink(provider.email);
  if (mail === null) return { href: linkTo('signUp', language), isChat: false };
  const letter = `subject=${encodeURIComponent(order)}&body=${encodeURIComponent(orderText)}`;
  return { href: `${mail}?${letter}`, isChat: false };
}
