/** What the landing page does beyond reading. */
import { initHeroVideo } from './heroVideo.js';

initHeroVideo(document);
