/** Dims the page except for the step's target, and blocks clicks on the page. */
import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';

/** The z-index of the dimming layer: above drawers and dialogs, and below the card of the step. */
export const TOUR_LAYER = 1500;

const DIM = 'rgb(34 26 21 / .62)';
/** The margin around the target, in px. */
const AROUND = 6;

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
    insetBlockStart: top - AROUND,
    insetInlineStart: (isRtl ? document.documentElement.clientWidth - right : left) - AROUND,
    inlineSize: width + 2 * AROUND,
    blockSize: height + 2 * AROUND,
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
