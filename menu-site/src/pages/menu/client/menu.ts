/** What the menu page does beyond reading: everything on it works without. */
import { initBranches } from '../branches/client/offer.js';
import { initOrdering } from '../cart/client/ordering.js';
import { initDialogs } from './dialog.js';
import { trackInterest } from './interest.js';
import { initOffline } from './offline.js';
import { initOpenBadge } from './openBadge.js';
import { initLightboxLinks } from './lightboxLinks.js';
import { preloadPrintImage } from './print.js';
import { initRatingPrompt } from './ratingPrompt.js';
import { initSearch } from './search.js';
import { initSectionNav } from './sectionNav.js';
import { initShare } from './share.js';
import { reportVisit } from './visit.js';

initDialogs(document);
initLightboxLinks(document);
initSectionNav(document);
initShare(document);
initSearch(document);
reportVisit(document);
initOrdering(document);
initBranches(document);
// What nobody touches comes in tasks of its own, so that a touch is answered between them: a browser's first look at a time
// zone takes longer than any of the above.
for (const later of [initOpenBadge, trackInterest, initRatingPrompt, initOffline, preloadPrintImage])
  setTimeout(later, 0, document);
// For pictures that are still to come: a fast network has none, and does without.
if ([...document.images].some(({ complete }) => !complete))
  import('./placeholders.js').then(({ showPlaceholders: holdPlaces }) => holdPlaces(document)).catch(() => undefined);
