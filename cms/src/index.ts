import type { Core } from '@strapi/strapi';
import { registerMenuAccess } from './api-runtime/access';
import { menuAccess } from './menu-parts/menuAccess';
import { assertMayCreateMenu } from './api/menu/assertMayCreateMenu';
import { repeatErasures } from './api/guest-data/erasures';
import { addPartRoutes } from './server/partRoutes';
import { closeAccounts, setUpAccounts } from './server/setUpAccounts';
import { startStreams, stopStreams } from './api/guest-order/eventStreamConnections';
import { purgeWorker } from './cache-invalidation/cdnPurges';
import { startWebhooks, stopWebhooks } from './api/webhook/dispatch';
import { environment } from './config/environment';
import { useBucketForUploads } from './media/uploadProvider';
import { sharedBucket } from './media/folderOrBucket';
import { registerMigrations } from './database/migrations';
import { removeForeignRoutes } from './strapi-panel/removeForeignRoutes';
import { createFirstAdministrator } from './strapi-panel/firstAdministrator';
import { withholdWritePermissions } from './strapi-panel/readOnly';
import { disablePanelMail } from './strapi-panel/mail';
import { setUpPanel } from './strapi-panel/setUpPanel';
import { checkSharedSecret } from './server/secretCheck';
import { startCleanupJobs, stopCleanupJobs } from './server/cleanupJobs';
import { notifyFronts } from './cache-invalidation/frontConnections';
import { closeRedis } from './redis/connection';
import { subscribeToInvalidations, unsubscribe } from './redis/invalidationMessages';
import { rejectFailedCommits } from './database/failedCommits';
import { patchSqlite } from './database/sqlite';
import { preventDataLoss } from './database/dataLossGuard';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi.db);
    patchSqlite(strapi.db);
    preventDataLoss(strapi.db);
    registerMigrations(strapi.db);
    registerMenuAccess({ ...menuAccess, assertMayCreateMenu });
    addPartRoutes(strapi);
    removeForeignRoutes(strapi);
    withholdWritePermissions(strapi);
    const bucket = sharedBucket();
    if (bucket) useBucketForUploads(bucket, strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await checkSharedSecret();
    await createFirstAdministrator(strapi);
    await setUpAccounts(strapi);
    disablePanelMail(strapi);
    if (environment().panel) await setUpPanel(strapi);
    subscribeToInvalidations((menus) => void notifyFronts(menus));
    if (environment().cdn) purgeWorker.start();
    await repeatErasures();
    await startCleanupJobs();
    startStreams();
    startWebhooks();
  },

  async destroy() {
    await stopWebhooks();
    stopStreams();
    await stopCleanupJobs();
    await purgeWorker.stop();
    await closeAccounts();
    unsubscribe();
    closeRedis();
  },
};
