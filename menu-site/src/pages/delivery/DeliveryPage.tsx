import { telLink, toThousandths, type Delivery, type SiteData } from '@qaima/schemas';
import { moonPicture } from '../../assets/urls.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ExternalLink } from '../../components/ExternalLink.js';
import { Icon } from '../../components/Icon.js';
import { LanguageLink } from '../../components/LanguageLink.js';
import { Logo } from '../../components/Logo.js';
import { Money } from '../../components/Money.js';
import { useMessages } from '../../document/siteContext.js';
import { deliveryMessages } from './messages.js';

export type DeliveryData = Extract<SiteData, { readonly kind: 'delivery' }> & { readonly delivery: Delivery };

function CallLink({ phone, label }: { readonly phone: string | undefined; readonly label: string }) {
  const call = telLink(phone);
  return (
    call && (
      <a className="act outlined" href={call}>
        <Icon name="phone" />
        {label} <bdi dir="ltr">{phone}</bdi>
      </a>
    )
  );
}

/** What a driver needs at the door, and the button that ends the order. (docs/spec/domain.md#deliveries) */
export function DeliveryPage({ data: { delivery } }: { readonly data: DeliveryData }) {
  const messages = useMessages(deliveryMessages);
  const { venue, number, name, clientPhone, place, map, notes, total } = delivery;
  return (
    <main id="main" className="delivery">
      <header>
        <Logo file={venue.logo} name={venue.name} sizes="40px" upTo={160} className="mini" />
        <b dir="auto">{venue.name}</b>
      </header>
      <h1>
        {messages.order} <bdi dir="ltr">{number}</bdi>
      </h1>
      <p className="card">
        <span>{messages.to}</span>
        {name && <b dir="auto">{name}</b>}
        <b dir="auto">{place}</b>
        {notes && (
          <span>
            {messages.notes}: <b dir="auto">{notes}</b>
          </span>
        )}
      </p>
      <ExternalLink className="act fill" to={map ?? null}>
        <Icon name="near" />
        {messages.map}
      </ExternalLink>
      <CallLink phone={clientPhone} label={messages.call} />
      <p className="card sum">
        <span>{messages.collect}</span>
        <b>
          <Money amount={toThousandths(total)} />
        </b>
      </p>
      <form method="post">
        <button className="act fill">
          <Icon name="check" />
          {messages.delivered}
        </button>
        <p>{messages.deliveredHint}</p>
      </form>
      <CallLink phone={venue.phone} label={messages.callVenue} />
      <LanguageLink className="quiet" />
    </main>
  );
}

export function EndedDeliveryPage() {
  const { endedTitle, endedText } = useMessages(deliveryMessages);
  return (
    <main id="main" className="alone">
      <EmptyState picture={moonPicture} level="h1" title={endedTitle} text={endedText} />
      <LanguageLink className="quiet" />
    </main>
  );
}
