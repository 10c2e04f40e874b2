/**
 * A panel for editing a record: a column on wide screens, a drawer on medium ones, and the whole screen on phones.
 * Escape closes it and returns the focus.
 */
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { PHONE_QUERY, oneLine, tokens } from '../theme/theme.js';

interface SidePanelProps {
  readonly title: string;
  /** Shown below the title, for example the number of unsaved changes. */
  readonly hint?: ReactNode;
  /** Shown before the title. */
  readonly picture?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A footer that sticks below the scrolling content. */
  readonly foot?: ReactNode;
}

/** The height of a form's sticky footer with an error. */
const FOOTER_PX = 112;

/** Whether the screen is wide enough to show the panel as a column. */
export const useIsPanelDocked = () => useMediaQuery('(min-width: 1240px)');

export function SidePanel(props: SidePanelProps) {
  const beside = useIsPanelDocked();
  const onPhone = useMediaQuery(PHONE_QUERY);
  if (beside) return <Column {...props} />;
  return (
    <Drawer
      open
      anchor={onPhone ? 'bottom' : 'right'}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': props.title,
          sx: { inlineSize: onPhone ? '100%' : 400, blockSize: '100dvh', maxBlockSize: '100dvh' },
        },
      }}
    >
      <Inside {...props} />
    </Drawer>
  );
}

function Column(props: SidePanelProps) {
  const { onClose } = props;
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const cameFrom = document.activeElement;
    column.current?.focus({ preventScroll: true });
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Box
      component="aside"
      ref={column}
      tabIndex={-1}
      aria-label={props.title}
      onKeyDown={({ key, defaultPrevented }: React.KeyboardEvent) => {
        if (key === 'Escape' && !defaultPrevented) onClose();
      }}
      sx={{
        position: 'fixed',
        insetBlock: 'var(--topBar) 0',
        insetInlineEnd: tokens.safeSide,
        inlineSize: 'var(--panel)',
        outline: 'none',
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: tokens.surface,
        borderInlineEnd: 0,
        borderInlineStart: `1px solid ${tokens.line}`,
        zIndex: 5,
      }}
    >
      <Inside {...props} />
    </Box>
  );
}

function Inside({ title, hint, picture, onClose, children, foot }: SidePanelProps) {
  const t = useTranslate();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          minBlockSize: 62,
          flexShrink: 0,
          paddingBlock: '8px',
          paddingInline: '20px 8px',
          borderBlockEnd: `1px solid ${tokens.line}`,
        }}
      >
        {picture}
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Box
            component="h2"
            sx={{
              margin: 0,
              fontSize: 16,
              lineHeight: '26px',
              fontWeight: 800,
              ...oneLine,
            }}
          >
            {title}
          </Box>
          {hint}
        </Box>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box
        sx={{
          // Contains hidden labels, which would otherwise make the whole panel scroll.
          position: 'relative',
          flexGrow: 1,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // A focused field is not behind the sticky footer of the form.
          scrollPaddingBlock: `16px ${FOOTER_PX}px`,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {children}
      </Box>
      {foot && <div data-keep-clear="">{foot}</div>}
    </>
  );
}

/** Padding for the fields of a form. The form's footer is still as wide as the panel. */
export const PanelForm = ({ ref, children }: { readonly ref?: Ref<HTMLDivElement>; readonly children: ReactNode }) => (
  <Box
    ref={ref}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      '& form > *:first-of-type': { padding: '16px 20px' },
    }}
  >
    {children}
  </Box>
);

/** The place of the delete button below the fields of a panel's form. */
export const PanelActions = ({ children }: { readonly children: ReactNode }) => (
  // The icon of the button is in line with the fields.
  <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>{children}</Box>
);
