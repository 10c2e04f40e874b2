/** Dims the page except for the step's target, and blocks clicks on the page. */
import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';

/** The z-index of the dimming layer: above drawers and dialogs, and below the card of the step. */
export const TOUR_LAYER = 1500;

const DIM = 'rgb(34 26 21 / .62)';
/** The margin around the target, in px. */
const MARGIN_PX = 6;

interface Opening {
  readonly insetBlockStart: number;
  readonly insetInlineStart: number;
  readonly inlineSize: number;
  readonly blockSize: number;
}

function openingAt(element: HTMLElement): Opening {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  return {
    insetBlockStart: top - MARGIN_PX,
    insetInlineStart: (isRtl ? document.documentElement.clientWidth - right : left) - MARGIN_PX,
    inlineSize: width + 2 * MARGIN_PX,
    blockSize: height + 2 * MARGIN_PX,
  };
}

/** The target's current rectangle. */
function useOpening(element: HTMLElement | null): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (!element) return;
    const follow = () => setOpening(openingAt(element));
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [element]);
  return element && opening;
}

interface SpotlightProps {
  /** The step's target; null until it exists. */
  readonly element: HTMLElement | null;
}

export function Spotlight({ element }: SpotlightProps) {
  const opening = useOpening(element);
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: TOUR_LAYER,
        overflow: 'hidden',
        ...(!opening && { backgroundColor: DIM }),
      }}
    >
      {opening && (
        <Box
          sx={{
            position: 'absolute',
            borderRadius: '18px',
            outline: '3px solid #fff',
            boxShadow: `0 0 0 200vmax ${DIM}`,
            transition: 'inset 200ms, inline-size 200ms, block-size 200ms',
          }}
          style={opening}
        />
      )}
    </Box>
  );
}
