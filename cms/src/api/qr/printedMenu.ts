/** The part of a menu that its printed code shows. */
import { menuLinkById, menuLinkByUsername, type Menu } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { pictureAsJpeg } from '../../media/jpegForPdf';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { ownPart } from '../menu/read';

export interface Venue {
  /** The link by id, which outlives every short name. */
  readonly address: string;
  /** The link printed below the code. */
  readonly shown: string;
  readonly name: string;
  /** The menu in ASCII file names. */
  readonly ascii: string;
  readonly colors: Menu['colors'];
  /** A JPEG on white; null if there is none. A buffer reaches the worker thread as plain bytes. */
  readonly logo: Uint8Array | null;
}

const bare = (link: string) => link.replace(/^https?:\/\//, '');

export async function venueOf(menu: MenuRef): Promise<Venue> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { username = null, institution = {}, colors } = row ? ownPart(row) : {};
  const { publicUrl } = environment();
  const address = menuLinkById(publicUrl, menu.documentId);
  return {
    address,
    shown: bare(username ? menuLinkByUsername(publicUrl, username) : address),
    name: institution.name?.trim() ?? '',
    ascii: username ?? menu.documentId,
    colors,
    logo: institution.logo ? await pictureAsJpeg(institution.logo) : null,
  };
}
