import type { Environment } from './environment';

type Judged = Pick<Environment, 'rateLimits' | 'selfService' | 'provider'>;

/** Whether the public site names a way to reach the provider. */
const hasContact = ({ whatsapp, email, phone, instagram, facebook, x, snapchat }: Environment['provider']): boolean =>
  [whatsapp, email, phone, instagram, facebook, x, snapchat].some(Boolean);

/** What an operator should know about valid settings, logged at each start. (docs/spec/operations.md#configuration) */
export const environmentWarnings = ({ rateLimits, selfService, provider }: Judged): readonly string[] => [
  ...(rateLimits ? [] : ['Rate limits are off: RATE_LIMITS=off.']),
  ...(selfService || hasContact(provider)
    ? []
    : [
        'Only staff create menus (SELF_SERVICE=0), but users see no way to ask for one: set PROVIDER_WHATSAPP, ' +
          'PROVIDER_EMAIL or PROVIDER_PHONE.',
      ]),
];
