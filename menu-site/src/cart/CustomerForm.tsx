import type { ReactNode } from 'react';
import {
  cartCalls,
  DEFAULT_RECEIVE_ICON,
  explain,
  isCollected,
  labelOf,
  submissionShape,
  urlOf,
  type Cart,
  type Schema,
} from '@qaima/schemas';
import { Field } from '../account/Field.js';
import { useSite } from '../document/siteContext.js';
import { Ionicon } from '../ui/Ionicon.js';
import { Phone } from '../ui/Phone.js';
import { methodOf, useCartWords } from './words.js';

interface CustomerProps {
  readonly cart: Cart;
  readonly rty: boolean;
}

/** The menu's ways of receiving orders, one of which is chosen. */
function ReceiveChoice({ cart, rty, schema }: CustomerProps & { readonly schema: Schema }) {
  const { language } = useSite();
  const words = useCartWords();
  const { orderReceiveOptions: options } = cart.menu;
  if (options.length === 0 || (!rty && cart.receiveOption == null)) return null;
  const isOptional = methodOf(cart) === 'reserve';
  return (
    <fieldset className="field receive-choice">
      <legend>
        {labelOf(schema, language)}
        {rty && isOptional && <span className="optional"> ({words.optional})</span>}
      </legend>
      {options.map(({ title, description, ionIcon }, index) =>
        rty || cart.receiveOption === index ? (
          <label key={index}>
            <input
              type="radio"
              name="receiveOption"
              value={index}
              defaultChecked={cart.receiveOption === index || (rty && !isOptional && options.length === 1)}
              aria-describedby="field-receiveOption-fault"
              data-collected={isCollected(ionIcon) || undefined}
              data-blank={
                isOptional
                  ? undefined
                  : explain({ path: '', keyword: 'required', params: {}, blank: true, schema }, language)
              }
            />
            <Ionicon name={ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
            <span>
              <b dir="auto">{title}</b>
              {description && <small dir="auto">{description}</small>}
            </span>
          </label>
        ) : null,
      )}
      <p className="fault" id="field-receiveOption-fault" />
    </fieldset>
  );
}

function Notes({ cart, rty, schema }: CustomerProps & { readonly schema: Schema }) {
  const { language } = useSite();
  const words = useCartWords();
  if (!rty && !cart.notes) return null;
  return (
    <div className="field">
      <label htmlFor="field-notes">
        {labelOf(schema, language)}
        {rty && <span className="optional"> ({words.optional})</span>}
      </label>
      <div className="control">
        <textarea
          id="field-notes"
          name="notes"
          rows={3}
          dir="auto"
          maxLength={1000}
          defaultValue={cart.notes ?? ''}
          aria-describedby="field-notes-fault"
        />
      </div>
      <p className="fault" id="field-notes-fault" />
    </div>
  );
}

/** The fields that the menu's way of selling asks for, each by the kernel's own shape. */
function Fields({ cart, rty }: CustomerProps) {
  const method = methodOf(cart);
  const { properties } = submissionShape(method, cart.menu.orderReceiveOptions.length);
  const schemaOf = (name: string): Schema => properties[name] ?? {};
  const isReserve = method === 'reserve';
  /** A field of the open cart; of the receipt only what was said. */
  const shown = (value: string | undefined, field: ReactNode) => (rty || value ? field : null);
  const { name, clientPhone, email, guestsNo, address } = cart;
  return (
    <>
      {shown(
        name,
        <Field name="name" schema={schemaOf('name')} autoComplete="name" value={name} isOptional={rty && !isReserve} />,
      )}
      {shown(
        clientPhone,
        <Field
          name="phone"
          schema={schemaOf('phone')}
          type="tel"
          rule="phone"
          inputMode="tel"
          autoComplete="tel"
          value={clientPhone}
        />,
      )}
      {isReserve &&
        shown(
          email,
          <Field
            name="email"
            schema={schemaOf('email')}
            type="email"
            rule="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            isOptional={rty}
          />,
        )}
      {isReserve && (
        <Field
          name="guestsNo"
          schema={schemaOf('guestsNo')}
          rule="count"
          inputMode="numeric"
          autoComplete="off"
          isLatin
          value={rty ? undefined : String(guestsNo ?? 1)}
        />
      )}
      <ReceiveChoice cart={cart} rty={rty} schema={schemaOf('receiveOption')} />
      {!isReserve &&
        shown(
          address?.text,
          <Field
            name="address"
            schema={schemaOf('address')}
            autoComplete="street-address"
            value={address?.text}
            isOptional={rty}
          />,
        )}
      <Notes cart={cart} rty={rty} schema={schemaOf('notes')} />
    </>
  );
}

/** Who orders, how it reaches them, and the button; on a receipt the same, as it was said, and not to be changed. */
export function CustomerForm({ cart, rty }: CustomerProps) {
  const words = useCartWords();
  const { details, receiptDetails, submit } = words[methodOf(cart)];
  const { contact } = cart.menu.institution;
  const isOff = cart.menu.settings.doMenuPurchase === false;
  return (
    <section className="card part customer" aria-labelledby="customer-title">
      <h2 id="customer-title">{rty ? details : receiptDetails}</h2>
      {rty && <p className="said needs-script">{words.needsScript}</p>}
      {rty && isOff && <p className="said">{words.purchasesOff}</p>}
      <form
        className={rty ? 'form' : 'form as-said'}
        action={urlOf(cartCalls.change, { cartId: cart._id })}
        method="post"
        noValidate
      >
        <fieldset className="fields" disabled={!rty}>
          <Fields cart={cart} rty={rty} />
        </fieldset>
        {rty && (
          <>
            <p className="hint">{words.privacy}</p>
            <p className="said" role="alert" />
            {!isOff && (
              <button className="act fill" type="submit" disabled data-busy={words.sending}>
                {submit}
              </button>
            )}
          </>
        )}
      </form>
      {!rty && <Phone number={cart.clientPhone} />}
      {rty && isOff && <Phone number={contact?.phone} />}
      <noscript>
        <i />
      </noscript>
    </section>
  );
}
