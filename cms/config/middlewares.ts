import { environment } from '../src/environment';

/**
 * `global::contract` answers all of the API by itself; what follows it is Strapi's own stack, for the panel.
 */
export default [
  'global::contract',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [environment().publicUrl] } },
  'strapi::query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: 10 * 1024 * 1024 } } },
  'strapi::favicon',
  'strapi::public',
];
