import {
  cartEndpoints,
  closedStatus,
  hasInbox,
  messagingLink,
  isShownAmount,
  issueMessage,
  isUnavailable,
  schemaLabel,
  refusesOrdersWhenClosed,
  requiredFieldFor,
  requiredField,
  submissionSchemaFor,
  acceptsPurchases,
  endpointUrl,
  venuePhone,
  type Cart,
  type Schema,
} from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Phone } from '../../components/Phone.js';
import { AreaChoices } from './AreaChoices.js';
import { BranchChoice, ReceiveChoice } from './ReceiveChoice.js';
import { orderableTotals, CartTotals } from './CartTotals.js';
import { SignedMoney } from '../../components/SumAmount.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

interface CustomerProps {
  readonly cart: Cart;
}

interface LongTextProps {
  readonly name: 'address' | 'notes';
  readonly schema: Schema;
  readonly rows: number;
  /** Whether the text must be one line. A `textarea` allows line breaks, so the client script removes them. */
  readonly isOneLine?: boolean;
}

/** An optional field for a longer text. */
function LongText({ name, schema, rows, isOneLine = false }: LongTextProps) {
  const { language, messages } = useSite();
  const id = `field-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {schemaLabel(schema, language)}
        <span className="optional"> ({messages.optional})</span>
      </label>
      <div className="control">
        <textarea
          id={id}
          name={name}
          rows={rows}
          dir="auto"
          autoComplete={name === 'address' ? 'street-address' : undefined}
          maxLength={schema.maxLength}
          aria-describedby={`${id}-fault`}
          data-one-line={isOneLine ? '' : undefined}
          data-blank={issueMessage({ path: '', keyword: 'required', params: {}, blank: true, schema }, language)}
        />
      </div>
      <p className="fault" id={`${id}-fault`} />
    </div>
  );
}

/** The field for the scanned table. The guest can't type in it: the client script fills in the table's token. */
function ScannedTable({ cart }: CustomerProps) {
  const { language } = useSite();
  const { table } = useMessages(cartMessages);
  return (
    <div className="field" data-label={schemaLabel(requiredField('table'), language)}>
      <input
        type="hidden"
        name="table"
        aria-describedby="field-table-fault"
        data-blank={table.blank}
        data-known={cart.table?.label === undefined ? undefined : ''}
      />
      <p className="scan" role="status">
        {table.scan}
      </p>
      <p className="fault" id="field-table-fault" role="alert" />
    </div>
  );
}

/**
 * The fields of the menu's purchase method, from the domain package's schema. For a dine-in order, the client script
 * shows and requires the table; for a delivery, the address.
 */
function Fields({ cart }: CustomerProps) {
  const method = purchaseMethodOf(cart);
  const { orderReceiveOptions: options } = cart.menu;
  const { properties } = submissionSchemaFor(method, options.length);
  const schemaOf = (name: string): Schema => properties[name] ?? {};
  const isReserve = method === 'reserve';
  const seats = options.some(({ kind }) => requiredFieldFor(kind, method) === 'table');
  return (
    <>
      <Field name="name" schema={schemaOf('name')} autoComplete="name" isOptional={!isReserve} />
      <Field
        name="phone"
        schema={schemaOf('phone')}
        type="tel"
        rule="mobile-phone"
        country={cart.menu.country}
        inputMode="tel"
        autoComplete="tel"
        isOptional={seats && 'at-times'}
      />
      {isReserve && (
        <>
          <Field
            name="email"
            schema={schemaOf('email')}
            type="email"
            rule="email"
            inputMode="email"
            autoComplete="email"
            isOptional
          />
          <Field
            name="guestsNo"
            schema={schemaOf('guestsNo')}
            rule="count"
            inputMode="numeric"
            autoComplete="off"
            isLatin
          />
        </>
      )}
      <ReceiveChoice cart={cart} schema={schemaOf('receiveOption')} />
      {seats &&
        (cart.menu.hasTables ? (
          <ScannedTable cart={cart} />
        ) : (
          <Field name="table" schema={requiredField('table')} autoComplete="off" />
        ))}
      {!isReserve && <BranchChoice cart={cart} />}
      {!isReserve && <AreaChoices cart={cart} schema={schemaOf('area')} />}
      {!isReserve && <LongText name="address" schema={requiredField('address')} rows={2} isOneLine />}
      <LongText name="notes" schema={schemaOf('notes')} rows={3} />
    </>
  );
}

/** The submit button. A menu that refuses orders while it is closed shows its next opening instead. */
function Submit({ cart }: CustomerProps) {
  const { request, language } = useSite();
  const messages = useMessages(cartMessages);
  const closed = refusesOrdersWhenClosed(cart.menu) ? closedStatus(cart.menu, new Date(request.now), language) : null;
  const hasUnavailable = cart.items.some(isUnavailable) && !cart.items.every(isUnavailable);
  const { sum } = orderableTotals(cart);
  if (!closed) {
    return (
      <button className="act fill" type="submit" disabled data-busy={messages.sending}>
        <span>{hasUnavailable ? messages.sendRest : messages[purchaseMethodOf(cart)].submit}</span>
        {isShownAmount(sum) && (
          <span data-total="">
            <SignedMoney amount={sum} />
          </span>
        )}
      </button>
    );
  }
  const { opens } = closed;
  return (
    <button className="act" type="button" aria-disabled="true">
      <Icon name="clock" />
      {opens ? (
        <span>
          {messages.closed.from(opens.day)} <bdi dir="ltr">{opens.time}</bdi>
        </span>
      ) : (
        messages.closed.never
      )}
    </button>
  );
}

/** The form for submitting a cart: customer details, receive option and submit button. */
export function CustomerForm({ cart }: CustomerProps) {
  const messages = useMessages(cartMessages);
  const isOff = !acceptsPurchases(cart.menu);
  const opensMessage = !isOff && !hasInbox(cart.menu) && messagingLink(cart.menu.institution.whatsapp, '') !== null;
  return (
    <section className="card part customer" aria-labelledby="customer-title">
      <h2 id="customer-title">{messages[purchaseMethodOf(cart)].details}</h2>
      <p className="said needs-script">{messages.needsScript}</p>
      {isOff && <p className="said">{messages.purchasesOff}</p>}
      <form className="form" action={endpointUrl(cartEndpoints.change, { cartId: cart._id })} method="post" noValidate>
        <fieldset className="fields">
          <Fields cart={cart} />
        </fieldset>
        <p className="hint">{messages.privacy}</p>
        {opensMessage && <p className="hint">{messages.opensMessage[purchaseMethodOf(cart)]}</p>}
        <p className="said" role="alert" data-invalid={messages.invalidFields} />
        <div id="send">
          <CartTotals cart={cart} />
          {!isOff && <Submit cart={cart} />}
        </div>
      </form>
      {isOff && <Phone number={venuePhone(cart.menu)} />}
      <noscript>
        <i />
      </noscript>
    </section>
  );
}
