/** A menu as its printed code presents it. */
import { menuLinkById, menuLinkByUsername, type Menu } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { pictureAsJpeg } from '../../media/jpegForPdf';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { ownPart } from '../menu/read';

export interface Venue {
  /** Where the code leads: by id, so that what is printed outlives every short name. */
  readonly address: string;
  /** What stands under the code for people to type. */
  readonly shown: string;
  readonly name: string;
  /** The menu in a file's name that holds ASCII alone. */
  readonly ascii: string;
  readonly colors: Menu['colors'];
  /** JPEG on white; null when there is none. A buffer reaches the worker thread as plain bytes. */
  readonly logo: Uint8Array | null;
}

/** Which scheme it is goes without saying. */
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
