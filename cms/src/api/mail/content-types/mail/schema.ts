import { privateType } from '../../../../database/contentType';

/** Queued mails; a mail is deleted when it is sent. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'mail', plural: 'mails' },
    { title: 'بريد', 'x-en': 'Mail' },
    {
      /** A new mail replaces queued mails on the same topic. */
      topic: { type: 'string' },
      /** The encrypted mail, because it may contain a code. */
      sealed: { type: 'text' },
      attempts: { type: 'integer', default: 0 },
      dueAt: { type: 'biginteger' },
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
