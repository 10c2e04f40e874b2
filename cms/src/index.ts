import type { Core } from '@strapi/strapi';
import { registerMenuAccess } from './api-runtime/access';
import { menuAccess } from './api/menu/admins';
import { closeAccounts, openAccounts } from './api/account/accounts';
import { purges } from './response-cache/cdnPurges';
import { environment } from './config/environment';
import { keepFilesIn } from './media/uploadProvider';
import { sharedBucket } from './media/storage';
import { registerMigrations } from './database/migrations';
import { closeForeignRoutes } from './panel/closedRoutes';
import { makeFirstAdministrator } from './panel/firstAdministrator';
import { sendNoMail } from './panel/mail';
import { offerNoContentWrites } from './panel/readOnly';
import { insistOnOneSecret } from './server/secretCheck';
import { startUpkeep, stopUpkeep } from './server/cleanupJobs';
import { announce } from './response-cache/frontConnections';
import { closeRedis } from './redis/connection';
import { hearOthers, stopHearing } from './redis/invalidationMessages';
import { makeCommitsHonest } from './database/failedCommits';
import { amendSQLite } from './database/sqlite';
import { refuseToDropData } from './database/dataLossGuard';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    makeCommitsHonest(strapi.db);
    amendSQLite(strapi.db);
    refuseToDropData(strapi.db);
    registerMigrations(strapi.db);
    registerMenuAccess(menuAccess);
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
