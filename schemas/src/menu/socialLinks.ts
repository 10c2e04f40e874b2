/**
 * Completes links to social networks. Owners type a URL, with or without the scheme, or a username.
 * (docs/spec/domain.md#institution-and-contacts)
 */
import { safeUrl, withScheme } from '../link/links.js';

type ProfileNetwork = 'instagram' | 'facebook' | 'x' | 'snapchat';

/** Each network's domains. Usernames become profile URLs on the first domain. */
const DOMAINS: Readonly<Record<ProfileNetwork, readonly string[]>> = {
  instagram: ['www.instagram.com', 'instagram.com', 'instagr.am'],
  facebook: ['www.facebook.com', 'facebook.com', 'fb.com', 'fb.me', 'm.me'],
  x: ['x.com', 'twitter.com'],
  snapchat: ['www.snapchat.com', 'snapchat.com'],
};

const BARE_NAME = /^@?[\w.-]{1,60}$/;
const LOOKS_LIKE_DOMAIN = /\.(?:com|net|org)$/i;

const isOf = (network: ProfileNetwork, { hostname }: URL) =>
  DOMAINS[network].some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

/** The complete URL; null if it is neither `https:` nor on the network's domain. */
function addressOn(network: ProfileNetwork, typed: string): string | null {
  const safe = safeUrl(withScheme(typed));
  if (safe === null) return null;
  const url = new URL(safe);
  return url.protocol === 'https:' || isOf(network, url) ? safe : null;
}

/** A profile's URL from typed text; null if invalid. */
export function profileLink(network: ProfileNetwork, text: string | null | undefined): string | null {
  const typed = text?.trim() ?? '';
  const takesNames = network !== 'snapchat';
  if (takesNames && BARE_NAME.test(typed) && !LOOKS_LIKE_DOMAIN.test(typed)) {
    return `https://${DOMAINS[network][0] ?? ''}/${typed.replace(/^@/, '')}`;
  }
  return addressOn(network, typed);
}
