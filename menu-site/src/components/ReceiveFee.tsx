import { deliveryAreas, toThousandths, type ReceiveOption } from '@qaima/schemas';
import { useMessages } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';
import { Money } from './Money.js';

/** What a delivery costs: of areas with different fees, the highest one. Renders nothing without areas. */
export function ReceiveFee({ option }: { readonly option: ReceiveOption }) {
  const { area, sums } = useMessages(cartMessages);
  const fees = deliveryAreas(option).map(({ fee }) => toThousandths(fee));
  if (fees.length === 0) return null;
  const most = Math.max(...fees);
  const [before, after] = area.upTo.split('#');
  const isSame = fees.every((fee) => fee === most);
  return (
    <small>
      {most === 0 ? (
        sums.free
      ) : (
        <>
          {!isSame && before}
          <Money amount={most} />
          {!isSame && after}
        </>
      )}
    </small>
  );
}
