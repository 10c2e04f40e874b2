/** The visits of the last days as a small line. The number next to it says the same to screen readers. */
import { tokens } from '../../theme/theme.js';

const WIDTH = 60;
const HEIGHT = 18;
/** Space for the line's width at the top and the bottom. */
const EDGE = 2;

/** The points of a line that begins with the first day at the reader's start. */
function pointsOf(days: readonly number[], isRtl: boolean): string {
  const most = Math.max(1, ...days);
  const step = WIDTH / Math.max(1, days.length - 1);
  return days
    .map((count, index) => {
      const x = isRtl ? WIDTH - index * step : index * step;
      const y = HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

interface VisitLineProps {
  /** The oldest day first. */
  readonly days: readonly number[];
  readonly isRtl: boolean;
}

export const VisitLine = ({ days, isRtl }: VisitLineProps) => (
  <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <polyline
      points={pointsOf(days, isRtl)}
      fill="none"
      stroke={tokens.accent}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
