/** What the landing page does beyond reading. */
import { showFilm } from './film.js';

showFilm(document);
