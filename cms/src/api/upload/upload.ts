/** Uploads a picture to its target. Access and the target's existence are checked before the picture is decoded. */
import type { IncomingMessage } from 'node:http';
import { propertyOf } from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { storePicture } from '../../media/storePicture';
import type { SignedIn } from '../../http/sessions/session';
import { rows } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { findMenu, mayAct } from '../../menu-parts/menuAccess';
import { changeMenu } from '../../menu-parts/changeMenu';
import { assertStorageLeft } from '../stored-picture/storageQuota';
import { targets, type StoreImage } from './uploadTargets';
import { targetOf, withUpload, type Sent, type Target } from './request';
import { withoutIdleTimeout } from './idleTimeout';
import type { MenuRef } from '../../api-runtime/access';

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const NO_PUBLIC_IMAGE = { ar: 'لا توجد صورة عامة بهذا المعرّف.', en: 'There is no public image with this id.' };
const NO_PICTURE_YET = {
  ar: 'هذه الصورة العامة بلا ملف بعد، يرجى اختيار غيرها.',
  en: 'This public image has no file yet. Please choose another.',
};

const MENU_NAME = /^[\w-]{1,64}$/;

/**
 * Finds the menu that a request names and checks access to it, before the other fields are validated.
 * @throws {HttpError} 403 without access
 */
async function menuOf(account: SignedIn, { payload: { model, data } }: Sent): Promise<MenuRef | null> {
  if (model === 'publicImage' && !account.staff) throw new HttpError(403);
  const name = propertyOf(data, 'menu');
  if (typeof name !== 'string' || !MENU_NAME.test(name)) return null;
  const menu = await findMenu(name);
  if (menu && !(await mayAct(account, menu, 'editor'))) throw new HttpError(403);
  return menu;
}

interface Spot {
  /** Finds the target of the picture. @throws {HttpError} 404 */
  find(): Promise<StoreImage>;
  /** Runs a change in a transaction; changes of one menu run one after another. */
  change(work: () => Promise<void>): Promise<void>;
}

function spotOf({ model, path, data }: Target, menu: MenuRef | null): Spot {
  const place = targets[model];
  if ('ofStaff' in place) {
    const change = (work: () => Promise<void>) =>
      inTransaction(async () => {
        await lockRow('public_images', data.publicImage ?? '');
        await work();
      });
    return { find: () => place.ofStaff(data), change };
  }
  if (!menu) throw invalidField('/data/menu', NO_MENU, 404);
  return { find: () => place.inMenu(menu, data, path), change: (work) => changeMenu(menu, work) };
}

/** The stored file of a public image. Items can share it, because stored files never change. */
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
      // Finds the target again inside the lock. It may have been deleted while the picture was encoded.
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
 * Stores the picture of a request in its target.
 * @returns the stored file name
 * @throws {HttpError} 400, 403, 404, 408, 409, 413, 415 or 429; then nothing is stored
 */
export const upload = (account: SignedIn, req: IncomingMessage): Promise<string> =>
  withUpload(req, (sent) => put(account, req, sent));
