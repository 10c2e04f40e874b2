/** What the menu page does beyond reading: everything on it works without. */
import { offerBranches } from '../branches/client/offer.js';
import { openShop } from '../cart/client/ordering.js';
import { serveDialogs } from './dialog.js';
import { watchInterest } from './interest.js';
import { serveOffline } from './offline.js';
import { keepBadgeRight } from './openBadge.js';
import { openPictures } from './lightboxLinks.js';
import { readyForPaper } from './print.js';
import { askForRating } from './ratingPrompt.js';
import { offerSearch } from './search.js';
import { followView } from './sectionNav.js';
import { offerSharing } from './share.js';
import { reportVisit } from './visit.js';

serveDialogs(document);
openPictures(document);
followView(document);
offerSharing(document);
offerSearch(document);
reportVisit(document);
openShop(document);
offerBranches(document);
// What nobody touches comes in tasks of its own, so that a touch is answered between them: a browser's first look at a time
// zone takes longer than any of the above.
for (const later of [keepBadgeRight, watchInterest, askForRating, serveOffline, readyForPaper])
  setTimeout(later, 0, document);
// For pictures that are still to come: a fast network has none, and does without.
if ([...document.images].some(({ complete }) => !complete))
  import('./placeholders.js').then(({ holdPlaces }) => holdPlaces(document)).catch(() => undefined);
