/** A business's contacts other than its phone. */
import { mailLink, profileLink, safeUrl } from '@qaima/schemas';
import type { SiteMenu } from '../document/siteTypes.js';

type Institution = NonNullable<SiteMenu['institution']>;

/** The Ionicons name of each network's icon. */
const ICON_NAMES = {
  whatsapp: 'logo-whatsapp',
  instagram: 'logo-instagram',
  facebook: 'logo-facebook',
  x: 'logo-x',
  snapchat: 'logo-snapchat',
} as const;

/** In display order. */
const NETWORKS = ['whatsapp', 'instagram', 'facebook', 'x', 'snapchat', 'email'] as const;

export type SocialNetwork = (typeof NETWORKS)[number];

export interface SocialLink {
  readonly network: SocialNetwork;
  /** The network's icon; null for e-mail. */
  readonly mark: string | null;
  readonly href: string;
}

/** The contact links that the owner has filled in, if they are safe. */
export function socialLinksOf(institution: Institution | undefined): readonly SocialLink[] {
  const contact = institution?.contact;
  const addresses: Readonly<Record<SocialNetwork, string | null>> = {
    whatsapp: safeUrl(institution?.whatsapp),
    instagram: profileLink('instagram', contact?.instagram),
    facebook: profileLink('facebook', contact?.facebook),
    x: profileLink('x', contact?.x),
    snapchat: profileLink('snapchat', contact?.snapchat),
    email: mailLink(contact?.email),
  };
  return NETWORKS.flatMap((network) => {
    const href = addresses[network];
    return href === null ? [] : [{ network, mark: network === 'email' ? null : ICON_NAMES[network], href }];
  });
}
