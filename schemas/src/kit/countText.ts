/** How a number is shown that is no amount of money and no name: its thousands are separated. */
export const countText = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 6 });
