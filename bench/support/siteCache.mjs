/** What the bench takes from the front server: its cache, without the server around it. Built by `parts/cache.mjs`. */
export { disk } from '../../menu-site/server/cache/disk';
export { responseCache } from '../../menu-site/server/cache/responses';
export { storeOn } from '../../menu-site/server/cache/stored';
export { cmsState } from '../../menu-site/server/cms/state';
