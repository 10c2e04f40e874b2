/**
 * A picture on its way into its place. The order matters: who may change the target, and whether it exists, is known
 * before a single pixel is decoded.
 */
import type { IncomingMessage } from 'node:http';
import { HttpError, invalidField } from '../../errors/httpError';
import { storePicture } from '../../media/pictures';
import type { SignedIn } from '../../http/sessions/session';
import { rows } from '../../database/rows';
import { inTransaction } from '../../database/transaction';
import { findMenu, mayManage } from '../menu/admins';
import { changeMenu } from '../menu/change';
import { assertStorageLeft } from '../stored-picture/storage';
import { targets, type StoreImage } from './targets';
import { targetOf, withUpload, type Sent, type Target } from './request';
import { withoutIdleTimeout } from './idleTimeout';
import type { MenuRef } from '../../api-runtime/access';

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const NO_PUBLIC_IMAGE = { ar: 'لا توجد صورة عامة بهذا المعرّف.', en: 'There is no public image with this id.' };
const NO_PICTURE_YET = {
  ar: 'هذه الصورة العامة بلا ملف بعد، يرجى اختيار غيرها.',
  en: 'This public image has no file yet. Please choose another.',
};

/** What an id or a short name can be made of. */
const MENU_NAME = /^[\w-]{1,64}$/;

/**
 * The menu that a payload names, whatever else is wrong with it: a stranger is refused before the rest is judged.
 * @throws {HttpError} 403 when the account may not change it, or for what is staff's alone
 */
async function menuOf(account: SignedIn, { payload: { model, data } }: Sent): Promise<MenuRef | null> {
  if (model === 'publicImage' && !account.staff) throw new HttpError(403);
  const { menu: name } = (data ?? {}) as { readonly menu?: unknown };
  if (typeof name !== 'string' || !MENU_NAME.test(name)) return null;
  const menu = await findMenu(name);
  if (menu && !(await mayManage(account, menu))) throw new HttpError(403);
  return menu;
}

/** Where a picture goes. */
interface Spot {
  /** Finds it, or throws 404 when it is not there (any more). */
  find(): Promise<StoreImage>;
  /** Runs a change of it: stored whole or not at all, one after another. */
  change(work: () => Promise<void>): Promise<void>;
}

function spotOf({ model, path, data }: Target, menu: MenuRef | null): Spot {
  const place = targets[model];
  if ('ofStaff' in place) return { find: () => place.ofStaff(data), change: inTransaction };
  if (!menu) throw invalidField('/data/menu', NO_MENU, 404);
  return { find: () => place.inMenu(menu, data, path), change: (work) => changeMenu(menu, work) };
}

/** The file of a public image, which is then shared: stored files never change. */
async function fileOfPublicImage(documentId: string | undefined): Promise<string> {
  const row = await rows('api::public-image.public-image').findOne({ where: { documentId }, select: ['image'] });
  if (!row) throw invalidField('/data/publicImageID', NO_PUBLIC_IMAGE, 404);
  const image = row['image'];
  if (typeof image !== 'string') throw invalidField('/data/publicImageID', NO_PICTURE_YET, 409);
  return image;
}

async function put(account: SignedIn, req: IncomingMessage, sent: Sent): Promise<string> {
  const menu = await menuOf(account, sent);
  const target = targetOf(sent);
  const spot = spotOf(target, menu);
  await spot.find();
  const putIn = (image: string, recordIt: () => Promise<void> = async () => undefined) =>
    spot.change(async () => {
      // Found anew: until now nobody was kept from deleting it or from filling another of its slots.
      const place = await spot.find();
      await recordIt();
      await place(image);
    });
  const { file } = sent;
  if (!file) {
    const image = await fileOfPublicImage(target.data.publicImageID);
    await putIn(image);
    return image;
  }
  if (menu) await assertStorageLeft(menu, 1);
  const store = () =>
    storePicture(file, (picture) =>
      putIn(picture.name, async () => {
        if (menu) await assertStorageLeft(menu, picture.bytes);
        await picture.record(menu?.id ?? null);
      }),
    );
  return withoutIdleTimeout(req, store);
}

/**
 * Puts the picture of a request into the place that it names.
 * @returns the stored file name
 * @throws {HttpError} 400, 403, 404, 408, 409, 413, 415 or 429; nothing is left behind then
 */
export const upload = (account: SignedIn, req: IncomingMessage): Promise<string> =>
  withUpload(req, (sent) => put(account, req, sent));
