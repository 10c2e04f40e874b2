/** The page `/api/v1/docs` shows the OpenAPI document. Readers can send requests with their own session. */
import { API_PREFIX } from '@qaima/schemas/core/endpoint';
import createSwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './apiDocs.css';

createSwaggerUi({
  url: `${API_PREFIX}/openapi.json`,
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  // Collapses the long list of all schemas below the calls.
  defaultModelsExpandDepth: 0,
  filter: true,
  displayRequestDuration: true,
  // The document is not sent to a public validator.
  validatorUrl: null,
});
