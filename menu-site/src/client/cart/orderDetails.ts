/** The customer details of an earlier order, as another cart submits them. */
import type { Cart, CartSubmission } from '@qaima/schemas';

interface Changed {
  /** The receive option that replaces a delivery. */
  readonly pickup?: string | undefined;
  /** The token of the scanned table. */
  readonly table?: string | undefined;
}

/** The customer details of a submitted cart, for another cart. */
export function orderDetails(cart: Cart, { pickup, table }: Changed = {}): CartSubmission {
  const { clientPhone = '', name, email, guestsNo, notes, receiveOption, address, area, branch } = cart;
  const text = pickup === undefined ? address?.text : undefined;
  const option = pickup === undefined ? receiveOption : Number(pickup);
  return {
    phone: clientPhone,
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(guestsNo ? { guestsNo } : {}),
    ...(notes ? { notes } : {}),
    ...(option == null ? {} : { receiveOption: option }),
    ...(text ? { address: text } : {}),
    ...(pickup === undefined && area?._id ? { area: area._id } : {}),
    ...(pickup === undefined && branch ? { branch: branch._id } : {}),
    ...(table ? { table } : cart.table?.label && !cart.menu.hasTables ? { table: cart.table.label } : {}),
  };
}
