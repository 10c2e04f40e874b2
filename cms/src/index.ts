import type { Core } from '@strapi/strapi';
import { closeAccounts, openAccounts } from './api/account/accounts';
import { purges } from './cdn/purges';
import { environment } from './environment';
import { keepFilesIn } from './files/provider';
import { sharedBucket } from './files/stored';
import { registerMigrations } from './migrations/migrations';
import { closeForeignRoutes } from './panel/closedRoutes';
import { makeFirstAdministrator } from './panel/firstAdministrator';
import { sendNoMail } from './panel/mail';
import { offerNoContentWrites } from './panel/readOnly';
import { insistOnOneSecret } from './process/oneSecret';
import { startUpkeep, stopUpkeep } from './process/upkeep';
import { announce } from './front/fronts';
import { closeRedis } from './redis/connection';
import { hearOthers, stopHearing } from './redis/notices';
import { makeCommitsHonest } from './storage/commit';
import { amendSQLite } from './storage/sqlite';
import { refuseToDropData } from './storage/upgrade';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    makeCommitsHonest(strapi.db);
    amendSQLite(strapi.db);
    refuseToDropData(strapi.db);
    registerMigrations(strapi.db);
    closeForeignRoutes(strapi);
    const bucket = sharedBucket();
    if (bucket) keepFilesIn(bucket, strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await insistOnOneSecret();
    await makeFirstAdministrator(strapi);
    await openAccounts(strapi);
    sendNoMail(strapi);
    // It rewrites the panel's permissions: no work for a start with the panel closed.
    if (environment().panel) await offerNoContentWrites(strapi);
    hearOthers((menus) => void announce(menus));
    if (environment().cdn) purges.open();
    await startUpkeep();
  },

  async destroy() {
    await stopUpkeep();
    await purges.close();
    await closeAccounts();
    stopHearing();
    closeRedis();
  },
};
