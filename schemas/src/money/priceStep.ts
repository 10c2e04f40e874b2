/** The step to which a menu's sale prices are rounded. (docs/spec/domain.md#sale-prices) */
import { currencyDecimals, knownCurrency, type Currency, type CurrencyCode } from './currency.js';
import { toThousandths, type Thousandths } from './money.js';

/** The steps that a menu can choose, in units of its currency. */
export const PRICE_STEPS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 50, 100, 250, 500, 1000] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** The smallest coin or note in use, where it is not a hundredth. */
const SMALLEST_IN_USE: Partial<Record<Currency, PriceStep>> = {
  KWD: 0.005,
  BHD: 0.005,
  OMR: 0.005,
  IQD: 250,
  LBP: 1000,
};

/** The step of a menu that chose none. */
export const defaultPriceStep = (currency: CurrencyCode): PriceStep => SMALLEST_IN_USE[knownCurrency(currency)] ?? 0.01;

/** The properties of a menu that determine its step. */
export interface SteppedMenu {
  readonly currency?: CurrencyCode;
  readonly settings?: { readonly priceStep?: number | null | undefined } | null | undefined;
}

/** The steps that make sense in a currency. */
export const fittingSteps = (currency: CurrencyCode): readonly PriceStep[] =>
  PRICE_STEPS.filter((step) =>
    currencyDecimals(currency) === 0
      ? step >= 50
      : step <= 1 && (step >= 0.01 || defaultPriceStep(currency) < 0.01 || knownCurrency(currency) === 'JOD'),
  );

export const isFittingStep = (step: number, currency: CurrencyCode): boolean =>
  fittingSteps(currency).some((fitting) => fitting === step);

/** A menu's step in thousandths. A step that was chosen for another currency does not count. */
export function priceStepOf({ currency, settings }: SteppedMenu): Thousandths {
  const chosen = settings?.priceStep;
  return toThousandths(chosen && isFittingStep(chosen, currency) ? chosen : defaultPriceStep(currency));
}

/** The step of amounts that are computed from a cart, such as a tip in percent: that of prices, or the currency's if it is finer. */
export const computedStepOf = (menu: SteppedMenu): Thousandths =>
  Math.min(priceStepOf(menu), toThousandths(defaultPriceStep(menu.currency)));

/** The step of taxes: at most the smallest amount that the currency is written with. */
export const taxStepOf = (menu: SteppedMenu): Thousandths =>
  Math.min(computedStepOf(menu), 10 ** (3 - currencyDecimals(menu.currency)));

/** Whether an entered price is finer than the step. It is kept and shown with the decimals it has. */
export const isFinerThanStep = (price: Thousandths, step: Thousandths): boolean => price % step !== 0;
