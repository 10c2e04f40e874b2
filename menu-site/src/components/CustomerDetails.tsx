import { schemaLabel, submissionSchemaFor, type Cart } from '@qaima/schemas';
import { useMessages, useSite } from '../document/siteContext.js';
import { useContentLang } from './useContentLang.js';
import { ExternalLink } from './ExternalLink.js';
import { Icon } from './Icon.js';
import { pickupPlace, phoneOf } from './receivePlace.js';
import { Phone } from './Phone.js';
import { purchaseMethodOf, cartMessages } from '../i18n/cart.js';

/** All details of the customer, on screen and in print. (docs/spec/domain.md#receipt) */
export function CustomerDetails({ cart }: { readonly cart: Cart }) {
  const { language } = useSite();
  const own = useContentLang();
  const messages = useMessages(cartMessages);
  const { name, clientPhone, email, guestsNo, receiveOption, branch, table, address, notes, menu } = cart;
  const method = purchaseMethodOf(cart);
  const isReserve = method === 'reserve';
  const { properties } = submissionSchemaFor(method, 0);
  const option = receiveOption == null ? undefined : menu.orderReceiveOptions[receiveOption]?.title;
  const place = pickupPlace(cart);
  const said = [
    ['name', name],
    ['phone', clientPhone],
    ['email', email],
    ['guestsNo', isReserve ? String(guestsNo ?? 1) : undefined],
    ['receiveOption', option],
    ['branch', (place ?? branch)?.title],
    ['table', table?.label],
    ['address', address?.text],
    ['notes', notes],
  ] as const;
  const isFigure = (field: string) => ['phone', 'email', 'guestsNo'].includes(field);
  const phone = phoneOf(cart);
  return (
    <section className="card part customer" aria-labelledby="customer-title">
      <h2 id="customer-title">{messages[method].receiptDetails}</h2>
      <dl className="as-said">
        {said.map(
          ([field, text]) =>
            text && (
              <div key={field}>
                <dt>{schemaLabel(properties[field], language)}</dt>
                <dd dir="auto" {...own(text)}>
                  {isFigure(field) ? <bdi dir="ltr">{text}</bdi> : text}
                </dd>
              </div>
            ),
        )}
        {place?.mapsLink && (
          <div>
            <dt>{messages.directions}</dt>
            <dd>
              <ExternalLink className="go" to={place.mapsLink}>
                <Icon name="near" />
                {messages.openMap}
              </ExternalLink>
            </dd>
          </div>
        )}
        {phone && (
          <div className="venue">
            <dt>{place?.phone ? messages.branchPhone : messages.venue}</dt>
            <dd>
              <Phone number={phone} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
