/** A moment by the clock of this device. */
import { formatDateTimeInZone, deviceTimeZone } from './formatDateTime.js';

export const DateTime = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>
    <bdi dir="ltr">{formatDateTimeInZone(deviceTimeZone(), at)}</bdi>
  </time>
);
