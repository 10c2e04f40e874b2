/** What accounts need around the calls: their roles, their staff, their mail, and someone to sweep up. */
import type { Core } from '@strapi/strapi';
import { environment } from '../../environment';
import { logError } from '../../log';
import { closeOutbox, openOutbox } from '../../mail/outbox';
import { sweepSessions } from '../../session/store';
import { sweepLinks } from '../log-in-link/logInLinks';
import { sweepCodes } from './codes';
import { keepPanelToAccountRules } from './panel';
import { makeFirstStaff, makeStaffRole } from './staff';

/** How often what ended by itself is cleared away, in ms. */
const SWEEP = 60 * 60 * 1000;

let sweeping: NodeJS.Timeout | undefined;

async function sweep(): Promise<void> {
  try {
    await sweepSessions();
    await sweepCodes();
    await sweepLinks();
  } catch (error) {
    logError(error);
  }
}

/** Before anything listens. */
export async function openAccounts(strapi: Core.Strapi): Promise<void> {
  keepPanelToAccountRules(strapi);
  await makeStaffRole();
  await makeFirstStaff();
  if (!environment().rateLimits) strapi.log.warn('Rate limits are off: RATE_LIMITS=off.');
  await sweep();
  sweeping = setInterval(() => void sweep(), SWEEP).unref();
  openOutbox();
}

/** When the server ends. */
export async function closeAccounts(): Promise<void> {
  clearInterval(sweeping);
  await closeOutbox();
}
