/**
 * The tabs of the staff console. The most used screens have links. The "More" button lists the others, because not all
 * fit into one line. (docs/spec/staff-console.md#tabs)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { staffScreens, type StaffScreenRoute } from './staffScreens.js';
import { screenAddress, useCurrentScreen } from './useCurrentScreen.js';

/** The number of screens with a link on phones. The "More" button lists the others. */
const TABS_ON_PHONE = 4;
/** The number of screens with a link on wider devices. */
const TABS = 6;

export function StaffTabs() {
  const t = useTranslate();
  const here = useCurrentScreen(staffScreens);
  const basename = useBasename();
  const count = useMediaQuery('(min-width: 756px)') ? TABS : TABS_ON_PHONE;
  return (
    <Box
      component="nav"
      aria-label={t('staff.tabs')}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        order: { xs: 1, xl: 0 },
        flex: { xs: '0 1 100%', xl: '1 1 0' },
        scrollbarWidth: 'thin',
        minInlineSize: 0,
        '& > a, & > button': {
          display: 'flex',
          alignItems: 'center',
          gap: '4px',
          flexShrink: 0,
          minBlockSize: { xs: tokens.target, xl: tokens.topBar - 1 },
          paddingInline: { xs: '8px', sm: '12px', xl: '9px' },
          color: tokens.text,
          textDecoration: 'none',
          font: 'inherit',
          fontSize: 14.5,
          // Not a transparent border, which forced colours would show on every tab.
          paddingBlock: '3px',
          '&:focus-visible': { outlineOffset: -3 },
          '&:hover': { color: tokens.accentDark },
          '&[aria-current]': { color: tokens.accentDark, fontWeight: 800, boxShadow: `inset 0 -3px ${tokens.accent}` },
        },
      }}
    >
      {staffScreens.slice(0, count).map((screen) => (
        <Link
          key={screen.name}
          to={screenAddress(basename, screen.path)}
          aria-current={screen === here ? 'page' : undefined}
        >
          {t(`staff.rooms.${screen.name}`)}
        </Link>
      ))}
      <MoreScreens screens={staffScreens.slice(count)} here={here} />
    </Box>
  );
}

interface MoreScreensProps {
  readonly screens: readonly StaffScreenRoute[];
  readonly here: StaffScreenRoute | undefined;
}

/**
 * The "More" button with a drop-down of screens. If the current screen is in the drop-down, the button is marked as
 * current, and its accessible name includes that screen.
 */
function MoreScreens({ screens, here }: MoreScreensProps) {
  const t = useTranslate();
  const basename = useBasename();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const current = screens.find((screen) => screen === here);
  const more = t('staff.more');
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={current && 'page'}
        aria-label={current && `${more}: ${t(`staff.rooms.${current.name}`)}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {more}
        <ChevronDown size={16} aria-hidden="true" />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {screens.map((screen) => (
          <MenuItem
            key={screen.name}
            component={Link}
            to={screenAddress(basename, screen.path)}
            selected={screen === current}
            aria-current={screen === current ? 'page' : undefined}
            onClick={close}
          >
            {t(`staff.rooms.${screen.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
