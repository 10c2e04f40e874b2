/**
 * Completes links to social networks and WhatsApp. Owners type a URL, with or without the scheme, or a username; for
 * WhatsApp, also a phone number. (docs/spec/domain.md#institution-and-contacts)
 */
import { chatLink } from '../phone/phone.js';
import { toLatinDigits } from '../text/digits.js';
import { safeUrl, withScheme } from './links.js';

export type SocialNetwork = 'instagram' | 'facebook' | 'x' | 'snapchat' | 'whatsapp';

/** Each network's domains. Usernames become profile URLs on the first domain. */
const DOMAINS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  instagram: ['www.instagram.com', 'instagram.com', 'instagr.am'],
  facebook: ['www.facebook.com', 'facebook.com', 'fb.com', 'fb.me', 'm.me'],
  x: ['x.com', 'twitter.com'],
  snapchat: ['www.snapchat.com', 'snapchat.com'],
  whatsapp: ['wa.me', 'whatsapp.com', 'wa.link'],
};

const BARE_NAME = /^@?[\w.-]{1,60}$/;
const LOOKS_LIKE_DOMAIN = /\.(?:com|net|org)$/i;

const isOf = (network: SocialNetwork, { hostname }: URL) =>
  DOMAINS[network].some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

/** The complete URL; null if it is neither `https:` nor on the network's domain. */
function addressOn(network: SocialNetwork, typed: string): string | null {
  const safe = safeUrl(withScheme(typed));
  if (safe === null) return null;
  const url = new URL(safe);
  return url.protocol === 'https:' || isOf(network, url) ? safe : null;
}

/** A profile's URL from typed text; null if invalid. */
export function profileLink(
  network: Exclude<SocialNetwork, 'whatsapp'>,
  text: string | null | undefined,
): string | null {
  const typed = text?.trim() ?? '';
  const takesNames = network !== 'snapchat';
  if (takesNames && BARE_NAME.test(typed) && !LOOKS_LIKE_DOMAIN.test(typed)) {
    return `https://${DOMAINS[network][0] ?? ''}/${typed.replace(/^@/, '')}`;
  }
  return addressOn(network, typed);
}

/**
 * The WhatsApp link for a phone number in national or international format. If the text is already a link, it is
 * unchanged.
 * @returns null if the text is neither
 */
export function whatsappLink(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? '';
  // Numbers copied from WhatsApp start with the country code without `+`.
  const chat = chatLink(typed) ?? (/^[1-9]/.test(toLatinDigits(typed)) ? chatLink(`+${typed}`) : null);
  if (chat !== null) return chat;
  return addressOn('whatsapp', typed) === null ? null : withScheme(typed);
}
