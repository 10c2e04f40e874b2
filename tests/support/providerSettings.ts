/** The provider's name and contact details, which PDFs print. */

const PROVIDER = {
  PROVIDER_NAME: 'قائمة للخدمات الرقمية',
  PROVIDER_PHONE: '+962 6 500 1042',
  PROVIDER_EMAIL: 'billing@qaima.example',
  PROVIDER_ADDRESS: 'عمّان، شارع مكة 123',
  PROVIDER_CLIQ: 'QAIMA2026',
};

/** The public URL, which differs from the listening address. */
export const PUBLIC_URL = 'https://menu.example';

/** The environment of a server whose PDFs are tested. */
export const PROVIDER_ENV = { ...PROVIDER, PUBLIC_URL };
