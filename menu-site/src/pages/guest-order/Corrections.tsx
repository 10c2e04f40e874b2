import {
  endpointUrl,
  lineName,
  openCorrection,
  orderCorrectionEndpoints,
  toThousandths,
  type CartLine,
} from '@qaima/schemas';
import { Money } from '../../components/Money.js';
import { Struck } from '../../components/Struck.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { LineChoices } from './OrderLines.js';
import type { OrderCart } from './orderView.js';

function Line({ line, removed = false }: { readonly line: CartLine; readonly removed?: boolean }) {
  const own = useContentLang();
  const name = lineName(line);
  const Tag = removed ? 'del' : 'ins';
  return (
    <Tag>
      <span>
        <bdi dir="ltr">×{line.quantity}</bdi> <bdi {...own(name)}>{name}</bdi>
        {!removed && <LineChoices line={line} hasOption />}
      </span>
      <Money amount={toThousandths(line.price)} />
    </Tag>
  );
}

/**
 * What the venue has corrected in the order: old and new lines and totals. If the total grows, the guest is asked.
 * (docs/spec/domain.md#corrections)
 */
export function Corrections({ cart }: { readonly cart: OrderCart }) {
  const { messages: common } = useSite();
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  const open = openCorrection(cart);
  const corrections = (cart.corrections ?? []).map((correction, index) => ({ ...correction, index }));
  const shown = corrections.filter(({ state, index }) => state === 'applied' || index === open);
  const answer = {
    'data-answer': open,
    'data-url': endpointUrl(orderCorrectionEndpoints.answer, { cartId: cart._id }),
    'data-busy': messages.sending,
  };
  return (
    <div id="correction">
      {shown.map(({ index, changes, reasonText, before, after }) => (
        <section key={index} className={`card correction ${index === open ? 'open' : ''}`}>
          <h2>{index === open ? messages.correction.asked : messages.correction.made}</h2>
          {reasonText && (
            <p className="words">
              <bdi {...own(reasonText)}>{reasonText}</bdi>
            </p>
          )}
          <ul>
            {changes.map(({ was, now }, at) => (
              <li key={at}>
                <Line line={was} removed />
                {now && <Line line={now} />}
              </li>
            ))}
          </ul>
          <p className="sum">
            <b>{messages.correction.total}</b>
            <span>
              {before !== after && <Struck label={common.oldPrice} amount={toThousandths(before)} />}{' '}
              <b>
                <Money amount={toThousandths(after)} />
              </b>
            </span>
          </p>
          {index === open && (
            <>
              <p className="lede">{messages.correction.until}</p>
              <p className="said" role="alert" />
              <p className="ways with-script">
                <button className="act fill" type="button" {...answer} data-accept="">
                  {messages.correction.yes}
                </button>
                <button className="act" type="button" {...answer}>
                  {messages.correction.no}
                </button>
              </p>
            </>
          )}
        </section>
      ))}
    </div>
  );
}
