import {
  cartEndpoints,
  closedStatus,
  DEFAULT_RECEIVE_ICON,
  issueMessage,
  isCollected,
  schemaLabel,
  refusesOrdersWhenClosed,
  requiredFieldFor,
  requiredField,
  submissionSchemaFor,
  acceptsPurchases,
  endpointUrl,
  type Cart,
  type ReceiveOption,
  type Schema,
} from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { Phone } from '../../components/Phone.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

interface CustomerProps {
  readonly cart: Cart;
}

/** Whether a receive option needs no address, by its kind or else its icon. */
const needsNoAddress = ({ kind, ionIcon }: ReceiveOption) => (kind ? kind !== 'delivery' : isCollected(ionIcon));

/** The menu's receive options as radio buttons. */
function ReceiveChoice({ cart, schema }: CustomerProps & { readonly schema: Schema }) {
  const { language, messages } = useSite();
  const { orderReceiveOptions: options } = cart.menu;
  if (options.length === 0) return null;
  const isOptional = purchaseMethodOf(cart) === 'reserve';
  return (
    <fieldset className="field receive-choice">
      <legend>
        {schemaLabel(schema, language)}
        {isOptional && <span className="optional"> ({messages.optional})</span>}
      </legend>
      {options.map((option, index) => (
        <label key={index}>
          <input
            type="radio"
            name="receiveOption"
            value={index}
            defaultChecked={!isOptional && options.length === 1}
            aria-describedby="field-receiveOption-fault"
            data-collected={needsNoAddress(option) || undefined}
            data-requires={requiredFieldFor(option.kind) ?? undefined}
            data-blank={
              isOptional
                ? undefined
                : issueMessage({ path: '', keyword: 'required', params: {}, blank: true, schema }, language)
            }
          />
          <Ionicon name={option.ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
          <span>
            <b dir="auto">{option.title}</b>
            {option.description && <small dir="auto">{option.description}</small>}
          </span>
        </label>
      ))}
      <p className="fault" id="field-receiveOption-fault" />
    </fieldset>
  );
}

interface LongTextProps {
  readonly name: 'address' | 'notes';
  readonly schema: Schema;
  readonly rows: number;
  /** No line breaks, although it is shown on several lines: the client script removes them. */
  readonly isOneLine?: boolean;
}

/** An optional multi-line text. */
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

/**
 * The fields for the menu's purchase method, from the domain package's schema. The client script shows and requires
 * the table of a dine-in order and the address of a delivery.
 */
function Fields({ cart }: CustomerProps) {
  const method = purchaseMethodOf(cart);
  const { orderReceiveOptions: options } = cart.menu;
  const { properties } = submissionSchemaFor(method, options.length);
  const schemaOf = (name: string): Schema => properties[name] ?? {};
  const isReserve = method === 'reserve';
  const seats = options.some(({ kind }) => requiredFieldFor(kind) === 'table');
  return (
    <>
      <Field name="name" schema={schemaOf('name')} autoComplete="name" isOptional={!isReserve} />
      <Field name="phone" schema={schemaOf('phone')} type="tel" rule="phone" inputMode="tel" autoComplete="tel" />
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
      {!isReserve && <LongText name="address" schema={requiredField('address')} rows={2} isOneLine />}
      {!isReserve && seats && <Field name="table" schema={requiredField('table')} autoComplete="off" />}
      <LongText name="notes" schema={schemaOf('notes')} rows={3} />
    </>
  );
}

/** The submit button; while closed, a menu that refuses orders shows its next opening. */
function Submit({ cart }: CustomerProps) {
  const { request, language } = useSite();
  const messages = useMessages(cartMessages);
  const closed = refusesOrdersWhenClosed(cart.menu) ? closedStatus(cart.menu, new Date(request.now), language) : null;
  if (!closed) {
    return (
      <button className="act fill" type="submit" disabled data-busy={messages.sending}>
        {messages[purchaseMethodOf(cart)].submit}
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

/** The customer's details, the receive option and the submit button. */
export function CustomerForm({ cart }: CustomerProps) {
  const messages = useMessages(cartMessages);
  const { contact } = cart.menu.institution;
  const isOff = !acceptsPurchases(cart.menu);
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
        <p className="said" role="alert" />
        <div id="send">{!isOff && <Submit cart={cart} />}</div>
      </form>
      {isOff && <Phone number={contact?.phone} />}
      <noscript>
        <i />
      </noscript>
    </section>
  );
}
