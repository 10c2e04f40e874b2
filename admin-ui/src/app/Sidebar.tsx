/** The side navigation: its title, a close button, the rooms in their order, and who is signed in. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { GraduationCap, X } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link, NavLink } from 'react-router-dom';
import { useMenu } from '../data/menu.js';
import { steps } from '../features/tour/steps.js';
import { TOUR_ASKED } from '../features/tour/TourProvider.js';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';
import { AccountBlock } from './AccountBlock.js';
import { rooms, trash, type Room } from './ownerScreens.js';

interface RailProps {
  readonly onClose: () => void;
  /** Called after a room was chosen. */
  readonly onChoose?: (() => void) | undefined;
}

export function Rail({ onClose, onChoose }: RailProps) {
  const say = useSay();
  return (
    <Box
      component="nav"
      aria-label={say('frame.rail')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100%',
        inlineSize: look.rail,
        backgroundColor: look.surface,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          blockSize: look.topBar,
          flexShrink: 0,
          paddingInline: '24px 12px',
        }}
      >
        <Box component="h2" sx={{ margin: 0, fontSize: 20, lineHeight: '30px', fontWeight: 800 }}>
          {say('frame.rail')}
        </Box>
        <IconButton aria-label={say('frame.closeRail')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', padding: '8px 12px' }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' }}>
          {rooms.map((room) => (
            <li key={room.path}>
              <RoomLink room={room} onChoose={onChoose} />
            </li>
          ))}
        </Box>
        <Box sx={{ marginBlockStart: '8px', paddingBlockStart: '8px', borderBlockStart: `1px solid ${look.line}` }}>
          <RoomLink room={trash} onChoose={onChoose} />
        </Box>
      </Box>
      <TourAgain onChoose={onChoose} />
      <AccountBlock />
    </Box>
  );
}

interface RoomLinkProps extends Pick<RailProps, 'onChoose'> {
  readonly room: Room;
}

function RoomLink({ room: { path, icon: Icon, count }, onChoose }: RoomLinkProps) {
  const say = useSay();
  const basename = useBasename();
  const { data: menu } = useMenu();
  return (
    <Box
      component={NavLink}
      to={`${basename}/${path}`}
      onClick={onChoose}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minBlockSize: 46,
        paddingInline: '14px',
        borderRadius: '14px',
        color: look.text,
        textDecoration: 'none',
        '&:hover': { backgroundColor: look.head },
        '&.active': { color: look.accentDark, backgroundColor: look.accentSoft, fontWeight: 700 },
        '&.active::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 11,
          insetInlineStart: -12,
          inlineSize: 4,
          borderRadius: '0 4px 4px 0',
          backgroundColor: look.accent,
        },
      }}
    >
      <Icon size={20} aria-hidden="true" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {say(`rooms.${path}`)}
      </Box>
      {count && menu && (
        <Box component="span" aria-hidden="true" sx={{ fontSize: 12.5, fontWeight: 600, color: look.muted }}>
          {count(menu)}
        </Box>
      )}
    </Box>
  );
}

/** The tour once more: it begins where it leads, so that what is unsaved here is asked about first. */
function TourAgain({ onChoose }: Pick<RailProps, 'onChoose'>) {
  const say = useSay();
  const basename = useBasename();
  return (
    <Button
      component={Link}
      to={`${basename}/${steps[0]?.room ?? ''}`}
      state={TOUR_ASKED}
      color="inherit"
      startIcon={<GraduationCap size={20} />}
      onClick={onChoose}
      sx={{ margin: '0 12px 8px', justifyContent: 'flex-start', gap: '4px', fontWeight: 400 }}
    >
      {say('tour.again')}
    </Button>
  );
}
