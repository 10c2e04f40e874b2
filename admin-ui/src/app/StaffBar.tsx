/** The bar of the staff desk: its tabs, the language, and who is signed in. On a phone the tabs are a row of their own. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CircleUserRound, ClipboardList, LogOut } from 'lucide-react';
import { useBasename, useLogout } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { useAccount } from '../data/menu.js';
import { useSay } from './i18n.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { staffRooms } from './staffRooms.js';
import { look } from './theme.js';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function StaffBar() {
  const { data: account } = useAccount();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 10,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: '4px', lg: '12px' },
        minBlockSize: '60px',
        paddingInline: { xs: '12px 8px', lg: '20px' },
        backgroundColor: look.surface,
        borderBlockEnd: `1px solid ${look.line}`,
      }}
    >
      <Title />
      {account?.staff && <Tabs />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, lg: '8px' }, marginInlineStart: 'auto' }}>
        <StaffAccount />
        <LanguageSwitch />
      </Box>
    </Box>
  );
}

function Title() {
  const say = useSay();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: 59, marginInlineEnd: { lg: '8px' } }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 36,
          blockSize: 36,
          borderRadius: '10px',
          color: '#fff',
          backgroundColor: look.text,
        }}
      >
        <ClipboardList size={20} aria-hidden="true" />
      </Box>
      <Box component="h1" sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800, whiteSpace: 'nowrap' }}>
        {say('staff.title')}
      </Box>
    </Box>
  );
}

function Tabs() {
  const say = useSay();
  const basename = useBasename();
  return (
    <Box
      component="nav"
      aria-label={say('staff.tabs')}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        order: { xs: 1, lg: 0 },
        flexBasis: { xs: '100%', lg: 'auto' },
        minInlineSize: 0,
        '& a': {
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          minBlockSize: { xs: look.target, lg: 59 },
          paddingInline: '12px',
          color: look.text,
          textDecoration: 'none',
          fontSize: 14.5,
          borderBlockEnd: '3px solid transparent',
          borderBlockStart: '3px solid transparent',
          '&:focus-visible': { outlineOffset: -3 },
          '&:hover': { color: look.accentDark },
          '&[aria-current]': { color: look.accentDark, fontWeight: 800, borderBlockEndColor: look.accent },
        },
      }}
    >
      {staffRooms.map(({ name, path }) => (
        <NavLink key={name} to={path ? `${basename}/${path}` : basename} end={path === ''}>
          {say(`staff.rooms.${name}`)}
        </NavLink>
      ))}
    </Box>
  );
}

/** Who is signed in, and the way out. */
function StaffAccount() {
  const say = useSay();
  const logout = useLogout();
  const { data: account } = useAccount();
  if (!account) return null;
  return (
    <>
      <Box
        component="a"
        href="/me"
        aria-label={say('frame.account', { name: account.name, username: account.username })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: '8px',
          minInlineSize: look.target,
          minBlockSize: look.target,
          paddingInline: { lg: '8px' },
          borderRadius: '12px',
          color: look.text,
          textDecoration: 'none',
          '&:hover': { backgroundColor: look.head },
        }}
      >
        <CircleUserRound size={20} aria-hidden="true" />
        <Box component="span" sx={{ ...oneLine, maxInlineSize: 140, display: { xs: 'none', lg: 'block' } }}>
          <bdi>{account.name}</bdi>
        </Box>
      </Box>
      <Tooltip title={say('frame.logOut')}>
        <IconButton aria-label={say('frame.logOut')} onClick={() => void logout()}>
          <LogOut size={19} />
        </IconButton>
      </Tooltip>
    </>
  );
}
