/** What the menu page does beyond reading: everything on it works without. */
import { serveDialogs } from './dialog.js';
import { keepBadgeRight } from './openBadge.js';
import { followView } from './sectionNav.js';
import { offerSharing } from './share.js';

serveDialogs(document);
keepBadgeRight(document);
followView(document);
offerSharing(document);
