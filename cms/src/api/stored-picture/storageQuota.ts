/** The storage quota for the pictures of a menu. (docs/spec/domain.md#pictures) */
import { isolateLtr, BYTES_PER_MEGABYTE, formatMegabytes, type MenuStorage, type LocalizedText } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { environment } from '../../config/environment';
import { connection } from '../../database/transaction';
import type { MenuRef } from '../../api-runtime/access';

const full = ({ used, allowed }: MenuStorage): LocalizedText => {
  const [taken, most] = [isolateLtr(formatMegabytes(used)), isolateLtr(formatMegabytes(allowed))];
  return {
    ar: `صور هذه القائمة تشغل ${taken} من ${most} ميغابايت، ولا تتسع لهذه الصورة. استخدم صورة من المكتبة، أو احذف صورًا لا تحتاجها؛ فالمحذوفة والمستبدلة تُحسب إلى أن تُمحى نهائيًا بعد 30 إلى 60 يومًا. ويستطيع مزوّد الخدمة رفع الحد.`,
    en: `The pictures of this menu take ${taken} of ${most} MB, and this one does not fit. Use a picture from the library, or delete pictures that you do not need; deleted and replaced ones count until they are gone for good after 30 to 60 days. The provider can raise the limit.`,
  };
};

/** A menu's quota and used storage. Pictures that wait for their deletion count as used. */
export async function storageOf({ id }: MenuRef): Promise<MenuStorage> {
  const sql = await connection();
  const [sum] = await sql('stored_pictures')
    .where({ menu_id: id })
    .sum<{ bytes: number | string | null }[]>('bytes as bytes');
  return { used: Number(sum?.bytes ?? 0), allowed: environment().menuStorageMb * BYTES_PER_MEGABYTE };
}

/**
 * Throws if a picture would exceed the menu's quota. Must run inside the menu's lock to prevent parallel uploads from
 * exceeding it together.
 * @param bytes the size of the picture with its smaller widths; 1 while the size is unknown
 * @throws {HttpError} 409
 */
export async function assertStorageLeft(menu: MenuRef, bytes: number): Promise<void> {
  const storage = await storageOf(menu);
  if (storage.used + bytes > storage.allowed) throw new HttpError(409, full(storage));
}
