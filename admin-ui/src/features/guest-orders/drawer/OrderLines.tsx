/** The lines of an order with extras and prices, and the parts of the total. */
import { cartSumSchema, priceBeforeSale, toThousandths, type GuestOrder } from '@qaima/schemas';
import { Price } from '../../../components/Price.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { lineKey, lineText } from '../shared/lineText.js';
import { LineAmount, Note, times } from '../shared/orderComponents.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './drawer.module.css';

export function OrderLines({ order }: { readonly order: GuestOrder }) {
  const { items, totals, currency } = order;
  const method = order.service === 'reserve' ? 'reserve' : 'order';
  const t = useTranslate();
  const text = useOrderText();
  const language = useLanguage();
  const labels = cartSumSchema.properties.kind['x-options'];
  return (
    <>
      <ul className={css['lines']}>
        {items.map((line, index) => {
          const { title, option, contents, details } = lineText(line, language);
          const full = priceBeforeSale(line, totals, method);
          return (
            <li key={lineKey(line, index)}>
              <span className={css['countBox']}>
                <LineAmount line={line} />
              </span>
              <div>
                <span className={css['lineTitle']}>
                  <bdi>{title}</bdi>
                  {option && <bdi className={css['size']}>{option}</bdi>}
                </span>
                {contents.length > 0 && (
                  <p>{t('orderDetails.contents', { items: contents.join(t('guestOrders.comma')) })}</p>
                )}
                {line.startDate && line.endDate && <p>{text.dates(line.startDate, line.endDate)}</p>}
                <ul className={css['extras']}>
                  {details.map(({ key, sign, text: extra, quantity, price }) => (
                    <li key={key}>
                      <b className={css[sign === '+' ? 'plus' : 'minus']}>{sign}</b>
                      <bdi>{extra}</bdi>
                      {times(quantity)}
                      <span className={css['extraPrice']}>
                        {price > 0 ? (
                          <Price thousandths={price} currency={currency} />
                        ) : (
                          sign === '+' && t('orderDetails.free')
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
                {line.note && <Note>{line.note}</Note>}
              </div>
              <span className={css['cost']}>
                <Price thousandths={toThousandths(line.price)} currency={currency} />
                {full !== null && (
                  <>
                    <span className="sr-only">{t('orderDetails.before')}</span>
                    <Price thousandths={full} currency={currency} kind="old" />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {totals.length > 1 && (
        <ul className={css['sums']}>
          {totals.map(({ kind, title, amount }, index) => (
            <li key={index}>
              <span>
                {labels[kind][language]}
                {title && (
                  <>
                    {' · '}
                    <bdi>{title}</bdi>
                  </>
                )}
              </span>
              <span>
                {kind === 'delivery' && amount === 0 ? (
                  t('orderDetails.free')
                ) : (
                  // The sign is before the amount in Arabic too.
                  <bdi dir="ltr">
                    {amount < 0 && '−'}
                    <Price thousandths={Math.abs(toThousandths(amount))} currency={currency} />
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
