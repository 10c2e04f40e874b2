import { bookingDateParts } from '@qaima/schemas';
import { useMessages, useSite } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';

/** A date as *weekday short, dd/mm/yyyy*. */
function Day({ date }: { readonly date: string }) {
  const { language } = useSite();
  const { weekday, date: figures } = bookingDateParts(date, language);
  return (
    <>
      {weekday}
      {language === 'ar' ? '،' : ','} <bdi dir="ltr">{figures}</bdi>
    </>
  );
}

interface BookingDatesProps {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/** The first and the last day of a reservation, below each other. */
export function BookingDates({ from, to }: BookingDatesProps) {
  const { panel } = useMessages(cartMessages);
  return (
    <>
      {panel.from} <Day date={from ?? ''} />
      <br />
      {panel.to} <Day date={to ?? ''} />
    </>
  );
}
