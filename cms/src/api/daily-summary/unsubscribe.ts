/** The token in a summary's mail, which ends the summaries of the venue without a log-in. */
import { settingsSchema } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { MenuRef } from '../../api-runtime/access';
import { createEncryption } from '../../config/encryption';
import { environment } from '../../config/environment';
import { rows } from '../../database/rows';
import { HttpError } from '../../errors/httpError';
import { changeMenu } from '../../menu-parts/changeMenu';
import { findMenu } from '../../menu-parts/menuAccess';

const encryption = createEncryption('daily-summary');

const NO_TOKEN = {
  ar: 'هذا الرابط غير صالح. أوقف الملخص من الإعدادات.',
  en: 'This link is not valid. Stop the summary in the settings.',
};

/** The address for a menu, by its id. */
export function stopUrl(menuId: string): string {
  const token = Buffer.from(encryption.encrypt(menuId), 'base64').toString('base64url');
  return `${environment().publicUrl}/api/v1/dailySummary/${token}`;
}

function opened(token: string): string | null {
  try {
    return encryption.decrypt(token);
  } catch {
    return null;
  }
}

/** @throws {HttpError} 404 if the token is not valid or its menu is gone */
export async function menuOfToken(token: string): Promise<MenuRef> {
  const menuId = opened(token);
  const menu = menuId === null ? null : await findMenu(menuId);
  if (!menu) throw new HttpError(404, NO_TOKEN);
  return menu;
}

export async function stopSummary(token: string): Promise<void> {
  const menu = await menuOfToken(token);
  await changeMenu(menu, async () => {
    const row = await rows('api::menu.menu').findOne({ where: { id: menu.id }, select: ['settings'] });
    const settings = { ...readStored(settingsSchema, row?.['settings']), dailySummary: false };
    await rows('api::menu.menu').update({ where: { id: menu.id }, data: { settings, updatedAt: new Date() } });
  });
}
