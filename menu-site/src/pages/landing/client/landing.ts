/** The landing page's client script. */
import { initHeroVideo } from './heroVideo.js';

initHeroVideo(document);
