/** Reads and writes amounts in the page; see `components/Money.tsx`. */
import { moneyParts, toThousandths, type Thousandths } from '@qaima/schemas/money/money';

/** The amount that an element shows; 0 without one. */
export function readAmount(element: Element | null | undefined): Thousandths {
  if (!element) return 0;
  const exact = element.getAttribute('data-exact');
  return exact === null ? toThousandths(Number.parseFloat(element.textContent.replaceAll(',', ''))) : Number(exact);
}

/** Shows an amount in an element; empty if there is none to show. */
export function showAmount(place: Element | null, amount: Thousandths, currency: string | undefined): void {
  const parts = moneyParts(amount, currency === 'USD' ? 'USD' : 'JOD');
  const shown = document.createElement('bdi');
  const unit = document.createElement('small');
  shown.dir = 'ltr';
  unit.textContent = parts?.unit ?? '';
  shown.append(`${parts?.amount ?? ''} `, unit);
  place?.replaceChildren(...(parts ? [shown] : []));
}
