/** An instant as date and time in the device's time zone. */
import { formatDateTimeInZone } from '@qaima/schemas';
import { deviceTimeZone } from './formatDateTime.js';

export const DateTime = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>
    <bdi dir="ltr">{formatDateTimeInZone(deviceTimeZone(), at)}</bdi>
  </time>
);
