/** The charts' height in px, apart from the lazily loaded charts. */
export const CHART_HEIGHT = 260;
