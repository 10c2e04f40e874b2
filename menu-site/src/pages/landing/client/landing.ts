/** What the landing page does beyond reading. */
import { showFilm } from './heroVideo.js';

showFilm(document);
