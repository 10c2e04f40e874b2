import { privateType } from '../../../../database/contentType';

/** Pending CDN purges; completed ones are deleted. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'cdn-purge', plural: 'cdn-purges' },
    { title: 'تفريغ CDN', 'x-en': 'CDN purge' },
    {
      tag: { type: 'string' },
      dueAt: { type: 'biginteger' },
      /** By this time the CDN's copies have expired, so the purge is no longer needed. */
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
