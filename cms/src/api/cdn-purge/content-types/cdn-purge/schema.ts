import { privateType, queueColumns } from '../../../../database/contentType';

/** Pending CDN purges; completed ones are deleted. They expire with the CDN's copies. */
export default {
  ...privateType(
    { singular: 'cdn-purge', plural: 'cdn-purges' },
    { title: 'تفريغ CDN', 'x-en': 'CDN purge' },
    { tag: { type: 'string' }, ...queueColumns },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
