/** When a visitor counts as interested in an item. (docs/spec/public-site.md#interest) */

/** How long an item must stay in the middle band of the viewport. */
export const INTEREST_DELAY_MS = 2000;

/** Half the band's height as a share of the viewport's height. */
export const VIEWPORT_BAND_RATIO = 0.25;

/**
 * Whether an item's centre is in the middle band of the viewport. In CSS pixels; `rectTop` is relative to the viewport.
 */
export function isInViewportBand(rectTop: number, rectHeight: number, viewportHeight: number): boolean {
  const fromMiddle = rectTop + rectHeight / 2 - viewportHeight / 2;
  return Math.abs(fromMiddle) <= viewportHeight * VIEWPORT_BAND_RATIO;
}
