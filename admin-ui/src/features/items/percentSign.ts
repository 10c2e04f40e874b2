/** A percent sign that is typed with a number. Percentage fields show the sign as their unit. */
const PERCENT_SIGN = /[%٪]/g;

export const hasPercentSign = (typed: string): boolean => typed.search(PERCENT_SIGN) >= 0;
export const withoutPercentSign = (typed: string): string => typed.replace(PERCENT_SIGN, '');
