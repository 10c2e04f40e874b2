/** Each part of a menu lives as its row in the table of parts says. */
import { menuEndpoints, menuParts } from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { newSeededMenu } from '../support/menus.js';
import { liveInMenu, moveMenu, purgeMenu, type PartMenu } from '../support/partLife.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let own: PartMenu;
beforeAll(async () => {
  server = await sharedServer();
  own = await newSeededMenu(server);
  const body = { languages: { default: 'ar' as const, offered: ['ar' as const, 'en' as const] } };
  await own.admin.ask(menuEndpoints.change, { params: own, body });
});

it.each(menuParts.map((part) => [part.kind, part] as const))(
  '%s is created, edited, translated, deleted and restored',
  async (_kind, part) => {
    expect(await liveInMenu(own, part)).toMatch(/^[a-z0-9]{24}$/);
  },
);

it('every part is exported, imported, copied and purged as its row says', { timeout: 300_000 }, async () => {
  await moveMenu(server, own, menuParts);
  await purgeMenu(server, own);
});
