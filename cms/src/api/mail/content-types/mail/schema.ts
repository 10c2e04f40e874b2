import { privateType, queueColumns } from '../../../../database/contentType';

/** Queued mails; a mail is deleted when it is sent. */
export default {
  ...privateType(
    { singular: 'mail', plural: 'mails' },
    { title: 'بريد', 'x-en': 'Mail' },
    {
      /** A new mail replaces queued mails on the same topic. */
      topic: { type: 'string' },
      /** The encrypted mail, because it may contain a code. */
      sealed: { type: 'text' },
      ...queueColumns,
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
