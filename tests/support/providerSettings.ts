/** The provider's name and contact details, which are printed in PDFs. */

const PROVIDER = {
  PROVIDER_NAME: 'قائمة للخدمات الرقمية',
  PROVIDER_PHONE: '+962 6 500 1042',
  PROVIDER_EMAIL: 'billing@qaima.example',
  PROVIDER_ADDRESS: 'عمّان، شارع مكة 123',
  PROVIDER_CLIQ: 'QAIMA2026',
  PROVIDER_TAX_NUMBER: '98-76543',
};

/** The public URL. It differs from the address on which the server listens. */
export const PUBLIC_URL = 'https://menu.example';

/** The environment variables of a server whose PDFs are tested. */
export const PROVIDER_ENV = { ...PROVIDER, PUBLIC_URL };
