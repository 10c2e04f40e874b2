/** The front server's cache modules. `benchmarks/cache.mjs` bundles this file. */
export { diskStore } from '../../menu-site/server/cache/diskStore';
export { responseCache } from '../../menu-site/server/cache/responseCache';
export { responseStoreOn } from '../../menu-site/server/cache/storedResponses';
export { createCmsState } from '../../menu-site/server/cms/availability';
