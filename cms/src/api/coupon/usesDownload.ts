/** The spreadsheet of the uses of a menu's coupons. */
import { MENU_DEFAULTS, type Language } from '@qaima/schemas';
import { join } from 'node:path';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { Download } from '../../http/download';
import { renderInThread } from '../../jobs/renderInThread';
import { ownPart } from '../../menu-parts/ownPart';
import { readParts } from '../../menu-parts/readParts';
import type { UseOfCoupon, usesWorkbook } from './usesSheet';

/** The newest uses and the codes that a spreadsheet contains at most. */
const MAX_ROWS = 50_000;

interface Row {
  readonly coupon_ref: string;
  readonly code: string;
  readonly at?: string | number;
  readonly number?: number | null;
  readonly amount?: string | number;
  readonly given_back_at?: string | number | null;
}

export async function usesDownload(menu: MenuRef, language: Language): Promise<Download<'xlsx'>> {
  const sql = await connection();
  const titles = new Map((await readParts('coupon', menu.id)).map(({ _id, title }) => [_id, title]));
  const used = await sql('coupon_uses')
    .leftJoin('carts', 'carts.document_id', 'coupon_uses.cart_ref')
    .where('coupon_uses.menu_id', menu.id)
    .orderBy('coupon_uses.id', 'desc')
    .limit(MAX_ROWS)
    .select<Row[]>('coupon_ref', 'code', 'at', 'carts.number', 'amount', 'given_back_at');
  const issued = await sql('coupon_codes')
    .where('coupon_codes.menu_id', menu.id)
    .whereNotIn('code', sql('coupon_uses').where({ menu_id: menu.id, given_back_at: null }).select('code'))
    .orderBy('id')
    .limit(MAX_ROWS)
    .select<Row[]>('coupon_ref', 'code');
  const uses: UseOfCoupon[] = [...used, ...issued].map(
    ({ coupon_ref: ref, code, at, number, amount, given_back_at }) => ({
      title: titles.get(ref) ?? '',
      code,
      at: at === undefined ? null : Number(at),
      number: number ?? null,
      amount: amount === undefined ? null : Number(amount),
      isGivenBack: given_back_at != null,
    }),
  );
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { settings, currency = MENU_DEFAULTS.currency } = row ? ownPart(row) : {};
  const input = { uses, language, timeZone: settings?.timeZone, currency };
  const task = { module: join(__dirname, 'usesSheet.js'), name: 'usesWorkbook' };
  const content = await renderInThread<typeof usesWorkbook>(task, input);
  const name = language === 'ar' ? 'استعمال القسائم' : 'Uses of coupons';
  return new Download('xlsx', content, { name, ascii: 'coupons' });
}
