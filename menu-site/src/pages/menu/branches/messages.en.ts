/** The words of the branches in English. */
import type { BranchWords } from './messages.ar.js';

export const english: BranchWords = {
  main: 'Main branch',
  map: 'Map',
  mapsLink: 'Open in maps',
  whichIsClosest: 'Which branch is closest to me?',
  howFar: 'How far is it from me?',
};
