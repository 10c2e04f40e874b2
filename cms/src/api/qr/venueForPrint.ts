/** The data of a menu that its printed QR code needs. */
import { menuLinkById, menuLinkByUsername, type Language, type Menu } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { pictureAsJpeg } from '../../media/jpegForPdf';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { ownPart } from '../../menu-parts/ownPart';

export interface Venue {
  /** The link by id, which stays valid when the short name changes. */
  readonly address: string;
  /** The link printed below the code. */
  readonly shown: string;
  readonly name: string;
  /** The menu's default language. */
  readonly language: Language;
  /** The menu's name in ASCII, for file names. */
  readonly ascii: string;
  readonly colors: Menu['colors'];
  /** The logo as a JPEG on white, or null. In the worker thread, a sent `Buffer` arrives as a `Uint8Array`. */
  readonly logo: Uint8Array | null;
}

const bare = (link: string) => link.replace(/^https?:\/\//, '');

export async function venueOf(menu: MenuRef): Promise<Venue> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { username = null, institution = {}, languages, colors } = row ? ownPart(row) : {};
  const { publicUrl } = environment();
  const address = menuLinkById(publicUrl, menu.documentId);
  return {
    address,
    shown: bare(username ? menuLinkByUsername(publicUrl, username) : address),
    name: institution.name?.trim() ?? '',
    language: languages?.default ?? 'ar',
    ascii: username ?? menu.documentId,
    colors,
    logo: institution.logo ? await pictureAsJpeg(institution.logo) : null,
  };
}
