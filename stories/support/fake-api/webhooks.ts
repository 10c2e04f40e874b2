/** The fake API's handlers for the webhooks of a menu. */
import type { Webhook, WebhookCreateInput, WebhookDelivery, WebhookUpdateInput } from '@qaima/schemas';
import type { FakeState, Handlers } from './state.js';

const AT = '2025-06-01T09:30:00.000Z';

const delivery = (state: FakeState, more: Partial<WebhookDelivery>): WebhookDelivery => ({
  _id: state.newId('delivery'),
  event: {
    type: 'order.placed',
    timestamp: AT,
    data: { menu: 'menu', order: { _id: 'cart', number: 12, state: 'pending' } },
  },
  eventId: 'event',
  state: 'received',
  status: 200,
  failure: null,
  ms: 84,
  tries: 1,
  at: AT,
  nextAt: null,
  ...more,
});

/** @param webhooks those at first, each with a delivery that was received and one that waits */
export function webhookHandlers(state: FakeState, webhooks: readonly Webhook[] = []): Handlers {
  let all = webhooks;
  const sent = new Map<string, WebhookDelivery[]>();
  const sentTo = (webhookId = '') => {
    const known = sent.get(webhookId);
    if (known) return known;
    const waiting = { state: 'waiting', status: 503, nextAt: '2025-06-01T09:35:00.000Z' } as const;
    const made = webhooks.length > 0 ? [delivery(state, waiting), delivery(state, {})] : [];
    sent.set(webhookId, made);
    return made;
  };
  const tried = (webhookId = '') => {
    const { event } = delivery(state, {});
    const made = delivery(state, { event: { ...event, data: { ...event.data, test: true } } });
    sentTo(webhookId).unshift(made);
    return made;
  };
  return {
    'webhook.list': () => all,
    'webhook.create': (_params, body) => {
      const made: Webhook = { _id: state.newId('webhook'), ...(body as unknown as WebhookCreateInput) };
      all = [...all, made];
      return { ...made, secret: `whsec_${'s'.repeat(43)}=` };
    },
    'webhook.change': ({ webhookId }, body) => {
      const change = body as unknown as WebhookUpdateInput;
      all = all.map((one) => (one._id === webhookId ? { ...one, ...change, offReason: null } : one));
      return all.find(({ _id }) => _id === webhookId) ?? null;
    },
    'webhook.remove': ({ webhookId }) => {
      all = all.filter(({ _id }) => _id !== webhookId);
      return null;
    },
    'webhook.rotate': ({ webhookId }) => ({
      ...all.find(({ _id }) => _id === webhookId),
      secret: `whsec_${'n'.repeat(43)}=`,
    }),
    'webhook.deliveries': ({ webhookId }) => sentTo(webhookId),
    'webhook.test': ({ webhookId }) => tried(webhookId),
    'webhook.resend': ({ webhookId }) => tried(webhookId),
  };
}
