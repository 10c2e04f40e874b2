/** A moment by the clock of this device. */
import { momentIn, ownZone } from './dateTime.js';

export const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>
    <bdi dir="ltr">{momentIn(ownZone(), at)}</bdi>
  </time>
);
