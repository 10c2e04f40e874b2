/** Who sells the service, and where people reach it: what papers tell of both. */

const PROVIDER = {
  PROVIDER_NAME: 'قائمة للخدمات الرقمية',
  PROVIDER_PHONE: '+962 6 500 1042',
  PROVIDER_EMAIL: 'billing@qaima.example',
  PROVIDER_ADDRESS: 'عمّان، شارع مكة 123',
  PROVIDER_CLIQ: 'QAIMA2026',
};

/** What people reach the server by is not where it listens. */
export const PUBLIC_URL = 'https://menu.example';

/** The variables of a server whose papers are looked at. */
export const OPEN_FOR_BUSINESS = { ...PROVIDER, PUBLIC_URL };
