import {
  deliveryAreas,
  isolateAuto,
  isolateLtr,
  schemaLabel,
  toThousandths,
  type Cart,
  type DeliveryArea,
  type Schema,
} from '@qaima/schemas';
import { useMoneyText } from '../../components/Money.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages } from '../../i18n/cart.js';

interface AreaChoicesProps {
  readonly cart: Cart;
  readonly schema: Schema;
}

/** An option can't contain elements, so its parts are isolated by characters. */
function AreaOption({ area }: { readonly area: DeliveryArea }) {
  const moneyText = useMoneyText();
  const { area: texts, minutes, fromOpening } = useMessages(cartMessages);
  const own = useContentLang();
  const fee = moneyText(toThousandths(area.fee));
  const minimum = moneyText(toThousandths(area.minOrder));
  const time = area.minutes && minutes(area.minutes);
  const parts = [
    isolateAuto(area.title),
    fee ? isolateLtr(fee) : texts.free,
    minimum && texts.least.replace('#', () => isolateLtr(minimum)),
    // Last, because the client script adds that it begins with the opening.
    time,
  ];
  return (
    <option
      {...own(area.title)}
      value={area._id}
      data-title={area.title}
      data-fee={toThousandths(area.fee)}
      data-min={area.minOrder ? toThousandths(area.minOrder) : undefined}
      data-time={time || undefined}
      data-from-opening={time ? fromOpening : undefined}
    >
      {parts.filter(Boolean).join(' · ')}
    </option>
  );
}

/**
 * A select of delivery areas for each option with areas. The client script shows the select of the chosen option, and
 * the fee and minimum of the chosen area.
 */
export function AreaChoices({ cart, schema }: AreaChoicesProps) {
  const { language } = useSite();
  const { area: texts } = useMessages(cartMessages);
  return cart.menu.orderReceiveOptions.map((option, index) => {
    const areas = deliveryAreas(option);
    if (areas.length === 0) return null;
    const id = `field-area-${index}`;
    return (
      <div key={index} className="field" data-area-of={index} hidden>
        <label htmlFor={id}>{schemaLabel(schema, language)}</label>
        <div className="control">
          <select
            id={id}
            name="area"
            required
            defaultValue=""
            aria-describedby={`${id}-fault ${id}-hint`}
            data-blank={texts.blank}
            data-below={texts.below}
          >
            <option value="">{texts.choose}</option>
            {areas.map((area) => (
              <AreaOption key={area._id} area={area} />
            ))}
          </select>
        </div>
        <p className="fault" id={`${id}-fault`} />
        <p
          className="hint"
          id={`${id}-hint`}
          data-hint=""
          data-fee={texts.fee}
          data-free={texts.free}
          data-minimum={texts.minimum}
          data-missing={texts.missing}
        />
      </div>
    );
  });
}
