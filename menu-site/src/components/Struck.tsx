import type { Thousandths } from '@qaima/schemas';
import { Money } from './Money.js';

/** A former amount, struck through. @param label what screen readers say before it */
export const Struck = ({ label, amount }: { readonly label: string; readonly amount: Thousandths }) => (
  <span className="before">
    <span className="sr">{label} </span>
    <s>
      <Money amount={amount} />
    </s>
  </span>
);
