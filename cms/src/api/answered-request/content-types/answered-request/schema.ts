import { privateType } from '../../../../database/contentType';

/** Answers to requests with an `Idempotency-Key`, for their repetitions. (docs/spec/api.md#repeated-requests) */
export default {
  ...privateType(
    { singular: 'answered-request', plural: 'answered-requests' },
    { title: 'الطلبات المجابة', 'x-en': 'Answered requests' },
    {
      /** The hash of the account, the path and the key. */
      requestHash: { type: 'string', column: { unique: true } },
      /** The hash of the key and the body. */
      fingerprint: { type: 'string' },
      /** As JSON. */
      answer: { type: 'text' },
      /** In epoch ms. */
      answeredAt: { type: 'biginteger' },
    },
  ),
  // Used by the cleanup.
  indexes: [{ name: 'answered_requests_by_age', columns: ['answered_at'] }],
  pluginOptions: { 'content-manager': { visible: false } },
};
