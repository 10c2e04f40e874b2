/** The height of charts in px. It has a separate module, because the charts are loaded lazily. */
export const CHART_HEIGHT = 260;
