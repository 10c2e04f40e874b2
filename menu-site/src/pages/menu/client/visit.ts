/** Reports a visit after load. (docs/spec/public-site.md#menu-page) */
import { interestEndpoints } from '@qaima/schemas/interest/interest';
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import { postInBackground } from '../../../client/postInBackground.js';

export function reportVisit(document: Document): void {
  const { menu } = document.body.dataset;
  // In a frame, the page is on the owner's review screen, which is not a visit. (docs/decisions/037)
  if (!menu || window !== window.top) return;
  const report = () => void postInBackground(endpointUrl(interestEndpoints.visit, { menuId: menu }));
  if (document.readyState === 'complete') report();
  else addEventListener('load', report, { once: true });
}
