/** What the menu page does beyond reading: everything on it works without. */
import { keepBadgeRight } from './openBadge.js';
import { followView } from './sectionNav.js';

keepBadgeRight(document);
followView(document);
