/** The client script of the menu page. The page can be read without it. */
import { initBranches } from '../branches/client/initBranches.js';
import { initCartControls } from '../cart/client/initCartControls.js';
import { initDialogs } from './dialog.js';
import { trackInterest } from './interest.js';
import { initInPageLinks } from './inPageLinks.js';
import { initOffline } from './offline.js';
import { initOpenBadge } from './openBadge.js';
import { initLightboxLinks } from './lightboxLinks.js';
import { datePrints, preloadPrint } from './print.js';
import { initRatingPrompt } from './ratingPrompt.js';
import { initFilterButton } from '../filter/client/initFilterButton.js';
import { initTable } from '../table/client/initTable.js';
import { initSearch } from './search.js';
import { initSectionNav } from './sectionNav.js';
import { initShare } from './share.js';
import { reportVisit } from './visit.js';

initDialogs(document);
initLightboxLinks(document);
initSectionNav(document);
initInPageLinks(document);
initShare(document);
initSearch(document);
initFilterButton(document);
reportVisit(document);
initCartControls(document);
initTable(document);
initBranches(document);
// Features without interaction start in separate tasks. Between them, the browser can handle input. The first use of a
// time zone alone takes longer than all code above.
for (const later of [initOpenBadge, trackInterest, initRatingPrompt, initOffline, preloadPrint, datePrints])
  setTimeout(later, 0, document);
// Few menus have dayparts, or items that return by themselves.
if (document.querySelector('[data-dayparts]'))
  import('./dayparts.js').then(({ initDayparts }) => initDayparts(document)).catch(() => undefined);
if (document.querySelector('[data-renew-at]'))
  import('./scheduleRenewal.js').then(({ scheduleRenewal }) => scheduleRenewal(document)).catch(() => undefined);
// Placeholders are needed only if pictures are still loading.
if ([...document.images].some(({ complete }) => !complete))
  import('./picturePlaceholders.js')
    .then(({ showPicturePlaceholders: holdPlaces }) => holdPlaces(document))
    .catch(() => undefined);
