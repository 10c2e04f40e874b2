/** When a visitor counts as interested in an item. (Public specification, sections 4 and 9.) */

/** How long an item must stay in the band, in ms. */
export const INTEREST_DELAY_MS = 2000;

/** The band reaches this part of the viewport's height to either side of its middle. */
export const VIEWPORT_BAND_RATIO = 0.25;

/** Whether an item's centre is in the middle band of the viewport. All in CSS pixels, `top` from the viewport's edge. */
export function isInViewportBand(rectTop: number, rectHeight: number, viewportHeight: number): boolean {
  const fromMiddle = rectTop + rectHeight / 2 - viewportHeight / 2;
  return Math.abs(fromMiddle) <= viewportHeight * VIEWPORT_BAND_RATIO;
}
