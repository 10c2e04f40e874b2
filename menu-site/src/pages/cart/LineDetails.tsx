import { formatAmount, isShownAmount, lineTitle, toThousandths, withoutExtra, type CartLine } from '@qaima/schemas';
import { Fragment, type ReactNode } from 'react';
import { BookingDates } from '../../components/BookingDates.js';
import { Icon } from '../../components/Icon.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages } from '../../i18n/cart.js';

/** The amount that an extra or pick adds to the price of its line; renders nothing if it is free. */
function Added({ price }: { readonly price: number }) {
  const { currency } = useSite();
  const amount = toThousandths(price);
  if (!isShownAmount(amount)) return null;
  return (
    <>
      {' '}
      <bdi dir="ltr">+{formatAmount(amount, currency)}</bdi>
    </>
  );
}

/** Size, extras, removed extras and picks as one sentence. Each is followed by its amount unless it is free. */
function Made({ line }: { readonly line: CartLine }) {
  const { language } = useSite();
  const own = useContentLang();
  const { comma } = useMessages(cartMessages);
  const { option } = lineTitle(line);
  const { choices = [], deselected = [], picks = [] } = line;
  const parts: readonly ReactNode[] = [
    ...(option
      ? [
          <bdi key="option" {...own(option)}>
            {option}
          </bdi>,
        ]
      : []),
    ...choices.map(({ group, extra, title, quantity, price }) => (
      <Fragment key={`${group} ${extra}`}>
        <bdi {...own(title)}>{title}</bdi>
        {quantity > 1 && <bdi dir="ltr"> ×{quantity}</bdi>}
        <Added price={price} />
      </Fragment>
    )),
    ...deselected.map(({ group, extra, title }) => (
      <bdi key={`${group} ${extra}`} {...own(title)}>
        {withoutExtra(title, language)}
      </bdi>
    )),
    ...picks.map(({ choice, title, option: size, price }, index) => (
      <Fragment key={`${choice} ${index}`}>
        <bdi {...own(title)}>{size ? `${title} - ${size}` : title}</bdi>
        <Added price={price} />
      </Fragment>
    )),
  ];
  if (parts.length === 0) return null;
  return (
    <span className="made">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && comma}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** The details of a line: title, size and extras, the items of a combo, and dates. */
export function LineDetails({ line, reserves }: { readonly line: CartLine; readonly reserves: boolean }) {
  const own = useContentLang();
  const { title, contents } = lineTitle(line);
  return (
    <>
      <b dir="auto" {...own(title)}>
        {title}
      </b>
      <Made line={line} />
      {contents.length > 0 && (
        <span>
          {contents.map((item, index) => (
            <Fragment key={index}>
              {index > 0 && ' + '}
              <bdi {...own(item)}>{item}</bdi>
            </Fragment>
          ))}
        </span>
      )}
      {reserves && line.startDate && (
        <span>
          <BookingDates from={line.startDate} to={line.endDate} />
        </span>
      )}
    </>
  );
}

/** The note of a line, which has the full width of the line on a narrow screen. */
export const LineNote = ({ note }: { readonly note: string | undefined }) =>
  note ? (
    <span className="line-note">
      <Icon name="chat" />
      <bdi>{note}</bdi>
    </span>
  ) : null;
