/** The height of charts in px, in a separate module, because the charts are loaded lazily. */
export const CHART_HEIGHT = 260;
