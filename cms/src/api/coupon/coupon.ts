/** The coupons of a menu. (docs/spec/domain.md#sums) */
import { couponSchema, normalizeCode, type Coupon, type CouponBulk, type CouponUpdateInput } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { newId, randomToken, READABLE_CHARACTERS } from '../../database/ids';
import { defaultColumns, rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import { changeMenu } from '../../menu-parts/changeMenu';
import { assertCapacity, nextPosition, partHandlers } from '../../menu-parts/partHandlers';
import { readParts } from '../../menu-parts/readParts';
import { assertRuleFits } from '../offer/assertRuleFits';

const TABLE = 'api::coupon.coupon';

const TAKEN = { ar: 'هذا الرمز لقسيمة أخرى.', en: 'Another coupon has this code.' };

const INSERTED_AT_ONCE = 200;

const RANDOM_LENGTH = 8;

/** @throws {HttpError} 409 if another coupon, or a code of one use, is the code */
async function assertFree(menu: MenuRef, code: string, own: string | undefined): Promise<void> {
  const found = await rows(TABLE).findMany({ where: { menu: menu.id, code }, select: ['documentId'] });
  const sql = await connection();
  const issued = await sql('coupon_codes').where({ menu_id: menu.id, code }).first<object | undefined>('id');
  if (issued || found.some(({ documentId }) => documentId !== own)) throw invalidField('/code', TAKEN, 409);
}

const part = partHandlers('coupon', {
  async toColumns(payload: CouponUpdateInput, menu, row) {
    assertRuleFits({ ...(row && serialize(couponSchema, row)), ...payload });
    const { code, ...others } = payload;
    if (code === undefined) return toColumnValues(couponSchema, others);
    const normalized = normalizeCode(code);
    await assertFree(menu, normalized, row?.documentId);
    return toColumnValues(couponSchema, { ...others, code: normalized });
  },
});

export const coupons = {
  ...part,

  list: (menu: MenuRef): Promise<Coupon[]> => readParts('coupon', menu.id),

  /** Adds a coupon with codes of one use. @returns the coupon with its new codes */
  createMany: (menu: MenuRef, { count, prefix, ...rule }: CouponBulk): Promise<Coupon & { readonly codes: string[] }> =>
    changeMenu(menu, async () => {
      assertRuleFits(rule);
      await assertCapacity('coupon', menu, 1);
      const position = await nextPosition(TABLE, { menu: menu.id });
      const own = { ...toColumnValues(couponSchema, { ...rule, uses: count }), used: 0 };
      const data = { ...own, ...defaultColumns(), menu: menu.id, position };
      const made = await rows(TABLE).create({ data });
      const codes = new Set<string>();
      while (codes.size < count) codes.add(normalizeCode(prefix) + randomToken(RANDOM_LENGTH, READABLE_CHARACTERS));
      const issued = [...codes].map((code) => ({
        document_id: newId(),
        menu_id: menu.id,
        coupon_ref: made.documentId,
        code,
      }));
      const sql = await connection();
      for (let at = 0; at < issued.length; at += INSERTED_AT_ONCE)
        await sql('coupon_codes').insert(issued.slice(at, at + INSERTED_AT_ONCE));
      return { ...serialize(couponSchema, made), codes: [...codes] };
    }),
};
