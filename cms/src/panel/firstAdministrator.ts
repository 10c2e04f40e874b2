import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';
import { PANEL_URL } from './url';

/** The part of Strapi's own services that is used here; it has no types for them. */
interface Administrators {
  exists(): Promise<boolean>;
  create(administrator: Readonly<Record<string, unknown>>): Promise<unknown>;
}
interface Roles {
  getSuperAdmin(): Promise<{ readonly id: number }>;
}

/** `.invalid` belongs to nobody, so no mail that Strapi may send there reaches anyone. */
const EMAIL = 'admin@qaima.invalid';

/**
 * Makes the panel's first administrator. Strapi lets whoever comes first register as one, even with its panel
 * closed, so one must exist before anything listens. The password is random and written, never logged, to
 * `cms-administrator.txt` in the data folder, for whoever opens the panel.
 */
export async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const administrators = strapi.service('admin::user') as unknown as Administrators;
  if (await administrators.exists()) return;
  const { publicUrl, dataDir } = environment();
  const password = randomBytes(24).toString('base64url');
  const file = join(dataDir, 'cms-administrator.txt');
  const note = `${publicUrl}${PANEL_URL}\ne-mail: ${EMAIL}\npassword: ${password}\n`;
  // The note first: an administrator without one would be a door that nobody can open.
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
