import { privateType } from '../../../../database/contentType';

/** The mails that wait to be sent; a sent one is deleted. Times are in ms since 1970. */
export default {
  ...privateType({ singular: 'mail', plural: 'mails' }, 'Mail', {
    /** What it is about: a newer mail about the same takes the place of an older one that still waits. */
    topic: { type: 'string' },
    /** The letter, encrypted: it may hold a code. */
    sealed: { type: 'text' },
    attempts: { type: 'integer', default: 0 },
    dueAt: { type: 'biginteger' },
    /** When it is given up. */
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
