import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';
import { strapiAdminService } from './strapiAdminServices';
import { PANEL_URL } from './url';

/** Nobody can own a domain below `.invalid`, so no mail can reach a stranger. */
const EMAIL = 'admin@qaima.invalid';

/**
 * Creates the panel's first administrator. Otherwise the first visitor could register as administrator, even while
 * the panel is disabled. The random password is written to `cms-administrator.txt` in the data folder and never
 * logged.
 */
export async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const administrators = strapiAdminService(strapi, 'admin::user');
  if (await administrators.exists()) return;
  const { publicUrl, dataDir } = environment();
  const password = randomBytes(24).toString('base64url');
  const file = join(dataDir, 'cms-administrator.txt');
  const note = `${publicUrl}${PANEL_URL}\ne-mail: ${EMAIL}\npassword: ${password}\n`;
  // Writes the file first, because an administrator with an unknown password would be useless.
  writeFileSync(file, note, { mode: 0o600, flush: true });
  const role = await strapiAdminService(strapi, 'admin::role').getSuperAdmin();
  await administrators.create({
    email: EMAIL,
    firstname: 'Administrator',
    password,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
