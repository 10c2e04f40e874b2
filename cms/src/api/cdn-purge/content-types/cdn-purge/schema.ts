import { privateType } from '../../../../database/contentType';

/** Pending CDN purges; a completed one is deleted. Times are in epoch ms. */
export default {
  ...privateType({ singular: 'cdn-purge', plural: 'cdn-purges' }, 'CDN purge', {
    tag: { type: 'string' },
    dueAt: { type: 'biginteger' },
    /** When the CDN can hold no copy any more. */
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
