/** Security events for operators and monitoring tools, logged at the default level. (docs/monitoring.md) */

const MESSAGES = {
  'log-in-failed': 'A log-in failed.',
  'log-in-slowed': 'A log-in was refused, because there were too many before it.',
  'factor-failed': 'A second factor was wrong after the right password.',
  'recovery-code-used': 'A recovery code was used.',
  'factors-reset': 'The operator removed the second factors of an account.',
  'confirmation-failed': 'Somebody signed in could not confirm who they are.',
  'origin-refused': 'A request from the page of another site was refused.',
  'upload-refused': 'An upload was refused.',
  'body-too-slow': 'A request was ended, because its body arrived too slowly.',
  'staff-log-in': 'A member of staff logged in.',
  'sessions-ended': 'Sessions were ended from elsewhere than where they were open.',
} as const;

export type SecurityEvent = keyof typeof MESSAGES;

/**
 * Logs a security event.
 * @param details ids, client addresses, numbers and constants; never user input or secrets
 */
export function logSecurity(event: SecurityEvent, details: Readonly<Record<string, string | number | null>>): void {
  strapi.log.warn(MESSAGES[event], { security: event, ...details });
}
