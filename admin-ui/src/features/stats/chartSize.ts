/** The height of a chart in px; apart from the charts, which are loaded when there is something to draw. */
export const CHART_HEIGHT = 260;
