/** Initializes accounts: roles, the first staff account, the mail outbox and cleanup jobs. */
import type { Core } from '@strapi/strapi';
import { HOUR_MS } from '@qaima/schemas';
import { environment } from '../config/environment';
import { environmentWarnings } from '../config/environmentWarnings';
import { outbox } from '../mail/outbox';
import { startJob, type StopJob } from '../jobs/scheduledJobs';
import { deleteExpiredSessions } from '../http/sessions/store';
import { deleteExpiredLinks } from '../api/log-in-link/logInLinks';
import { deleteOrphanedKeys } from '../api/api-key/apiKeys';
import { deleteOrphanedWebhooks } from '../api/webhook/webhooks';
import { deleteExpiredInvitations } from '../api/team/invitations';
import { deleteOrphanedFactors } from '../api/account/factors';
import { deleteExpiredLogInTokens } from '../api/account/logInTokens';
import { deleteExpiredCodes } from '../api/account/mailedCodes';
import { applyAccountRulesToPanel } from '../strapi-panel/strapiPanelRules';
import { createFirstStaff, createStaffRole } from '../api/account/firstStaffAccount';

const CLEANUP_INTERVAL_MS = HOUR_MS;

let stopCleanup: StopJob | undefined;

async function cleanUp(): Promise<void> {
  await deleteExpiredSessions();
  await deleteExpiredCodes();
  await deleteExpiredLogInTokens();
  await deleteOrphanedFactors();
  await deleteExpiredLinks();
  await deleteExpiredInvitations();
  await deleteOrphanedKeys();
  await deleteOrphanedWebhooks();
}

/** Runs before the server listens. */
export async function setUpAccounts(strapi: Core.Strapi): Promise<void> {
  applyAccountRulesToPanel(strapi);
  await createStaffRole();
  await createFirstStaff();
  for (const warning of environmentWarnings(environment())) strapi.log.warn(warning);
  stopCleanup = await startJob({ name: 'sweep', interval: CLEANUP_INTERVAL_MS, work: cleanUp });
  outbox.start();
}

export async function closeAccounts(): Promise<void> {
  await stopCleanup?.();
  await outbox.stop();
}
