import { privateType } from '../../../../database/contentType';

/** What a CDN is still to be told to drop; what it was told is deleted. Times are in ms since 1970. */
export default {
  ...privateType({ singular: 'cdn-purge', plural: 'cdn-purges' }, 'CDN purge', {
    /** The tag of what is to be dropped. */
    tag: { type: 'string' },
    dueAt: { type: 'biginteger' },
    /** When no copy is left that it could be about. */
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
