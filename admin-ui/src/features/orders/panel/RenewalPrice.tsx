/** The price of a renewal, proposed and editable, with a note about an unusual one. */
import { isPriceJump, orderRenewalSchema } from '@qaima/schemas';
import { isPrice, PriceField, type TypedPrice } from '../../../components/PriceField.js';
import { useTranslate } from '../../../i18n/i18n.js';

interface RenewalPriceProps {
  readonly proposed: number;
  readonly price: TypedPrice;
  readonly onPrice: (price: TypedPrice) => void;
}

export function RenewalPrice({ proposed, price, onPrice }: RenewalPriceProps) {
  const t = useTranslate();
  const jump = isPrice(price) && isPriceJump(proposed, price) ? t('order.priceJump') : null;
  return (
    <PriceField
      schema={orderRenewalSchema.properties.agreedAmount}
      price={price}
      onPrice={onPrice}
      note={price === 0 ? t('order.freeRenewal') : jump}
    />
  );
}
