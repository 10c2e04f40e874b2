import {
  issueMessage,
  requiredField,
  requiredFieldFor,
  schemaLabel,
  submissionSchemaFor,
  type Cart,
  type Schema,
} from '@qaima/schemas';
import type { ReactNode } from 'react';
import { Field } from '../../components/Field.js';
import { Icon } from '../../components/Icon.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';
import { AreaChoices } from './AreaChoices.js';
import { BranchChoice, needsNoAddress, offeredOptions, ReceiveChoice } from './ReceiveChoice.js';

interface CustomerProps {
  readonly cart: Cart;
}

interface LongTextProps {
  readonly name: 'address' | 'notes';
  readonly schema: Schema;
  readonly rows: number;
  /** Whether the text must be one line. A `textarea` allows line breaks, so the client script removes them. */
  readonly isOneLine?: boolean;
  readonly isHidden?: boolean;
  /** What stands below the field. */
  readonly children?: ReactNode;
}

/** An optional field for a longer text. */
function LongText({ name, schema, rows, isOneLine = false, isHidden = false, children }: LongTextProps) {
  const { language, messages } = useSite();
  const id = `field-${name}`;
  return (
    <div className="field" hidden={isHidden}>
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
      {children}
    </div>
  );
}

/** The address of a delivery, to which the guest can add the position of the device. */
function Address({ cart }: CustomerProps) {
  const { position } = useMessages(cartMessages);
  const { label, ...texts } = position;
  const [only, ...others] = offeredOptions(cart).map(([, option]) => option);
  // The client script shows the field once an option is chosen that needs it.
  const isHidden = only !== undefined && (others.length > 0 || needsNoAddress(only));
  const data = Object.fromEntries(Object.entries(texts).map(([key, text]) => [`data-${key}`, text]));
  return (
    <LongText name="address" schema={requiredField('address')} rows={2} isOneLine isHidden={isHidden}>
      <div className="position">
        <button className="act" type="button" data-position="" {...data}>
          <Icon name="pin" />
          {label}
        </button>
        <p className="hint" role="status" />
      </div>
    </LongText>
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
 * The fields of the menu's purchase method, from the domain package's schema: how the order is received, what that way
 * needs, and then for whom it is. For a dine-in order, the client script shows and requires the table; for a delivery,
 * the address.
 */
export function CustomerFields({ cart }: CustomerProps) {
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const { orderReceiveOptions: options, hasTables, country } = cart.menu;
  const { properties } = submissionSchemaFor(method, options.length);
  const schemaOf = (name: string): Schema => properties[name] ?? {};
  const isReserve = method === 'reserve';
  const seats = options.some(({ kind }) => requiredFieldFor(kind, method) === 'table');
  const count = (
    <Field name="guestsNo" schema={schemaOf('guestsNo')} rule="count" inputMode="numeric" autoComplete="off" isLatin />
  );
  return (
    <>
      <ReceiveChoice cart={cart} schema={schemaOf('receiveOption')} />
      {seats &&
        (hasTables ? (
          <ScannedTable cart={cart} />
        ) : (
          <Field name="table" schema={requiredField('table')} autoComplete="off" />
        ))}
      {!isReserve && <BranchChoice cart={cart} />}
      {!isReserve && <AreaChoices cart={cart} schema={schemaOf('area')} />}
      {!isReserve && <Address cart={cart} />}
      <h2 id="customer-title">{messages[method].details}</h2>
      {isReserve && count}
      <div className="pair">
        <Field name="name" schema={schemaOf('name')} autoComplete="name" isOptional={!isReserve} />
        <Field
          name="phone"
          schema={schemaOf('phone')}
          type="tel"
          rule="mobile-phone"
          country={country}
          inputMode="tel"
          autoComplete="tel"
          isOptional={seats && 'at-times'}
        />
      </div>
      {isReserve && (
        <Field
          name="email"
          schema={schemaOf('email')}
          type="email"
          rule="email"
          inputMode="email"
          autoComplete="email"
          isOptional
        />
      )}
      <LongText name="notes" schema={schemaOf('notes')} rows={3} />
    </>
  );
}
