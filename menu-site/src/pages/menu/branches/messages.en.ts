/** English messages of the branches. */
import type { BranchMessages } from './messages.ar.js';

export const english: BranchMessages = {
  main: 'Main branch',
  map: 'Map',
  mapsLink: 'Open in maps',
  whichIsClosest: 'Which branch is closest to me?',
  howFar: 'How far is it from me?',
};
