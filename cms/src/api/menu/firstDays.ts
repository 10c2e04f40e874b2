/** Ticks of the owner's checklist that the menu's own data can't tell. (docs/spec/owners-area.md#first-days) */
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { changeMenu } from './lockMenu';
import { firstDaysOf } from './readMenuColumns';

async function readFirstDays({ id }: MenuRef) {
  const row = await rows('api::menu.menu').findOne({ where: { id }, select: ['id', 'firstDays'] });
  return row ? firstDaysOf(row) : {};
}

/** Notes that the QR code was downloaded to be printed. Only the first time changes the menu. */
export async function noteCodePrinted(menu: MenuRef): Promise<void> {
  const { isShown, codePrinted } = await readFirstDays(menu);
  if (!isShown || codePrinted) return;
  await changeMenu(menu, async () => {
    const firstDays = { ...(await readFirstDays(menu)), codePrinted: true };
    await rows('api::menu.menu').update({ where: { id: menu.id }, data: { firstDays } });
  });
}
