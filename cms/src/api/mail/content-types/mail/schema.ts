import { privateType } from '../../../../database/contentType';

/** Queued mails; a sent one is deleted. Times are in epoch ms. */
export default {
  ...privateType({ singular: 'mail', plural: 'mails' }, 'Mail', {
    /** A newer mail on the same topic replaces a queued one. */
    topic: { type: 'string' },
    /** The encrypted mail: it may contain a code. */
    sealed: { type: 'text' },
    attempts: { type: 'integer', default: 0 },
    dueAt: { type: 'biginteger' },
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
