import { MAX_FILE_BYTES } from '../src/http/bodies/form';
import { environment } from '../src/config/environment';

/** `global::routeAllRequests` handles every request. The other middlewares are Strapi's own, for its admin panel. */
export default [
  'global::routeAllRequests',
  'strapi::errors',
  { name: 'strapi::security', config: { hsts: false } },
  { name: 'strapi::cors', config: { origin: [environment().publicUrl] } },
  'strapi::query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: MAX_FILE_BYTES } } },
  'strapi::favicon',
  'strapi::public',
];
