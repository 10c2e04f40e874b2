/** Creates a picture for each kind of record that can refer to one, and pictures without references. */
import {
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  publicImageEndpoints,
  sectionEndpoints,
  uploadEndpoints,
  endpointUrl,
} from '@qaima/schemas';
import { addItem } from './carts.js';
import type { Client } from './http.js';
import { seedMenu, idOf, type SeededMenu } from './menus.js';
import { newUser } from './users.js';
import { picture, send, type Upload } from './pictures.js';
import type { RunningServer } from './server.js';

/** The upload targets for the pictures of a menu. */
export const pictureTargets = ({ menuId: menu, itemId: item, galleryId: gallery }: SeededMenu) => ({
  item: { model: 'item', path: 'image', data: { menu, item } },
  slot: { model: 'gallery', path: 'image', data: { menu, gallery, galleryImageIndex: 0 } },
  main: { model: 'menu', path: 'menuMainImage', data: { menu } },
  logo: { model: 'menu', path: 'institution.logo', data: { menu } },
});

/** Uploads a valid picture. @returns its file name */
async function put(client: Client, target: Upload): Promise<string> {
  const { status, body } = await send(client, { ...target, file: await picture().png().toBuffer() });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data?.data.image ?? '';
}

async function newPublicImage(provider: Client): Promise<Upload> {
  const { data } = await provider.ask(publicImageEndpoints.create, { params: {}, body: { title: 'فلافل' } });
  return { model: 'publicImage', path: 'image', data: { publicImage: idOf(data) } };
}

/** A menu with a picture in each of these places. */
async function pictured(server: RunningServer, provider: Client) {
  const own = await seedMenu(provider, await newUser(server, 'owner'));
  const { item, slot, main, logo } = pictureTargets(own);
  const images = {
    item: await put(provider, item),
    slot: await put(provider, slot),
    main: await put(provider, main),
    logo: await put(provider, logo),
  };
  return { own, images };
}

type Names = Readonly<Record<string, string>>;

export interface Pictures {
  /** Referenced pictures, by the kind of record that refers to them. */
  readonly used: Names;
  /** Unreferenced pictures, by the kind of record that referred to them. */
  readonly unused: Names;
  /** The menu to which four of the pictures in `used` belong. */
  readonly own: SeededMenu;
}

const prefixed = (prefix: string, names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, image]) => [`${prefix} ${name}`, image]));

/** Pictures to which only the trash refers: removed pictures, and pictures of a deleted section. */
async function inTrash(server: RunningServer, provider: Client): Promise<Names> {
  const [taken, deleted] = [await pictured(server, provider), await pictured(server, provider)];
  const { own } = taken;
  await provider.ask(itemEndpoints.change, { params: own, body: { image: null } });
  await provider.request('DELETE', endpointUrl(galleryEndpoints.removeImage, { ...own, index: '0' }));
  await provider.ask(menuEndpoints.change, { params: own, body: { menuMainImage: null, institution: { logo: null } } });
  await provider.ask(sectionEndpoints.remove, { params: deleted.own });
  return { ...prefixed('taken away:', taken.images), ...prefixed('deleted:', deleted.images) };
}

/** A public image whose first file is used by an item, and which then got another file. */
async function lent(provider: Client, own: SeededMenu): Promise<Names> {
  const target = await newPublicImage(provider);
  const first = await put(provider, target);
  const item = await addItem(own);
  const { publicImage: publicImageID } = target.data as { readonly publicImage: string };
  await provider.ask(uploadEndpoints.send, {
    params: {},
    body: { model: 'item', path: 'image', data: { menu: own.menuId, item, publicImageID }, imageSource: 'publicImage' },
  });
  return { 'public image': await put(provider, target), 'lent to an item': first };
}

/** @param provider staff, who alone may do all of it; inactive menus of others go to the trash too */
export async function uploadEverywhere(server: RunningServer, provider: Client): Promise<Pictures> {
  const { own, images } = await pictured(server, provider);
  const replaced = await pictured(server, provider);
  const again = pictureTargets(replaced.own);
  const replacing: Record<string, string> = {};
  for (const [name, target] of Object.entries(again)) replacing[name] = await put(provider, target);
  const replacedPublic = await newPublicImage(provider);
  const unused = { ...replaced.images, 'public image': await put(provider, replacedPublic) };
  const kept = await put(provider, replacedPublic);
  const closed = await pictured(server, provider);
  await provider.ask(menuEndpoints.deactivate, { params: closed.own });
  await provider.ask(menuEndpoints.removeInactive, { params: {} });
  const used = {
    ...images,
    ...prefixed('replacing:', { ...replacing, 'public image': kept }),
    ...(await lent(provider, own)),
    ...(await inTrash(server, provider)),
    ...prefixed('of a menu in the trash:', closed.images),
  };
  return { used, unused, own };
}
