import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';
import { PANEL_URL } from './url';

/** The used part of Strapi's services, which have no types. */
interface Administrators {
  exists(): Promise<boolean>;
  create(administrator: Readonly<Record<string, unknown>>): Promise<unknown>;
}
interface Roles {
  getSuperAdmin(): Promise<{ readonly id: number }>;
}

/** The domain `.invalid` belongs to nobody, so mails to it reach nobody. */
const EMAIL = 'admin@qaima.invalid';

/**
 * Creates the panel's first administrator. Otherwise Strapi lets the first visitor register as one, even with the panel
 * closed. The random password is written to `cms-administrator.txt` in the data folder, and never logged.
 */
export async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const administrators = strapi.service('admin::user') as unknown as Administrators;
  if (await administrators.exists()) return;
  const { publicUrl, dataDir } = environment();
  const password = randomBytes(24).toString('base64url');
  const file = join(dataDir, 'cms-administrator.txt');
  const note = `${publicUrl}${PANEL_URL}\ne-mail: ${EMAIL}\npassword: ${password}\n`;
  // The file first: an administrator without a known password would be useless.
  writeFileSync(file, note, { mode: 0o600, flush: true });
  const roles = strapi.service('admin::role') as unknown as Roles;
  const role = await roles.getSuperAdmin();
  await administrators.create({
    email: EMAIL,
    firstname: 'Administrator',
    password,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
