/** What accounts need around the calls: their roles, their staff, their mail, and someone to sweep up. */
import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { outbox } from '../../mail/outbox';
import { startChore, type StopChore } from '../../jobs/scheduledJobs';
import { sweepSessions } from '../../http/sessions/store';
import { sweepLinks } from '../log-in-link/logInLinks';
import { sweepCodes } from './codes';
import { keepPanelToAccountRules } from './panel';
import { makeFirstStaff, makeStaffRole } from './staff';

/** How often what ended by itself is cleared away, in ms. */
const SWEEP = 60 * 60 * 1000;

let stopSweeping: StopChore | undefined;

async function sweep(): Promise<void> {
  await sweepSessions();
  await sweepCodes();
  await sweepLinks();
}

/** Before anything listens. */
export async function openAccounts(strapi: Core.Strapi): Promise<void> {
  keepPanelToAccountRules(strapi);
  await makeStaffRole();
  await makeFirstStaff();
  if (!environment().rateLimits) strapi.log.warn('Rate limits are off: RATE_LIMITS=off.');
  stopSweeping = await startChore({ name: 'sweep', every: SWEEP, work: sweep });
  outbox.open();
}

/** When the server ends. */
export async function closeAccounts(): Promise<void> {
  await stopSweeping?.();
  await outbox.close();
}
