/**
 * Steps of the owner's checklist that are stored, because the menu's data does not show whether they are done.
 * (docs/spec/owners-area.md#first-days)
 */
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { changeMenu } from '../../menu-parts/changeMenu';
import { firstDaysOf } from '../../menu-parts/readMenuColumns';

async function readFirstDays({ id }: MenuRef) {
  const row = await rows('api::menu.menu').findOne({ where: { id }, select: ['id', 'firstDays'] });
  return row ? firstDaysOf(row) : {};
}

/** Stores that the QR code was downloaded for printing. Only the first download changes the menu. */
export async function noteCodePrinted(menu: MenuRef): Promise<void> {
  const { isShown, codePrinted } = await readFirstDays(menu);
  if (!isShown || codePrinted) return;
  await changeMenu(menu, async () => {
    const firstDays = { ...(await readFirstDays(menu)), codePrinted: true };
    await rows('api::menu.menu').update({ where: { id: menu.id }, data: { firstDays } });
  });
}
