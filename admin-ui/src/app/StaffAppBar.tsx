/**
 * The tabs of the staff console, the search, the language switch and the account. On narrow screens the tabs wrap to a
 * second row. On wide screens the bar always has one row, because side panels begin at a fixed height below it.
 */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CircleQuestionMark, CircleUserRound, ClipboardList, LogOut } from 'lucide-react';
import { useLogout } from 'react-admin';
import { useAccount } from '../data/menu.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { AppBar } from './AppBar.js';
import { guideLink } from './guideLink.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { staffScreens } from './staffScreens.js';
import { StaffSearch } from './StaffSearch.js';
import { StaffTabs } from './StaffTabs.js';
import { useCurrentScreen } from './useCurrentScreen.js';

/** The widths at which all of the bar is in one row, but the account's name does not fit into it in both languages. */
const HAS_NO_ROOM_FOR_NAME = '@media (min-width: 1240px) and (max-width: 1439.95px)';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function StaffAppBar() {
  const { data: account } = useAccount();
  return (
    <AppBar wraps>
      <Title />
      {account?.staff && <StaffTabs />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, lg: '8px' }, marginInlineStart: 'auto' }}>
        {account?.staff && <StaffSearch />}
        <StaffAccount />
        {account?.staff && <GuideLink />}
        <LanguageSwitch />
      </Box>
    </AppBar>
  );
}

function GuideLink() {
  const t = useTranslate();
  const language = useLanguage();
  const screen = useCurrentScreen(staffScreens);
  return (
    <Tooltip title={t('frame.guide')}>
      <IconButton
        component="a"
        href={guideLink('staffGuide', language, screen && (screen.path || 'workQueue'))}
        target="_blank"
        aria-label={t('frame.guide')}
      >
        <CircleQuestionMark size={20} />
      </IconButton>
    </Tooltip>
  );
}

function Title() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flex: { xs: '1 1 0', lg: '0 0 auto' },
        alignItems: 'center',
        gap: { xs: '6px', lg: '10px' },
        minInlineSize: 0,
        minBlockSize: tokens.topBar - 1,
        marginInlineEnd: { lg: '8px' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          inlineSize: 36,
          blockSize: 36,
          borderRadius: '10px',
          color: '#fff',
          backgroundColor: tokens.bar,
          // On the narrowest phones the title needs its place.
          '@media (max-width: 359.95px)': { display: 'none' },
        }}
      >
        <ClipboardList size={20} aria-hidden="true" />
      </Box>
      <Box
        component="h1"
        sx={{
          margin: 0,
          fontSize: { xs: 16, lg: 18 },
          lineHeight: { xs: '20px', lg: '28px' },
          fontWeight: 800,
          // On a phone the English title needs two lines.
          whiteSpace: { lg: 'nowrap' },
        }}
      >
        {t('staff.title')}
      </Box>
    </Box>
  );
}

function StaffAccount() {
  const t = useTranslate();
  const logout = useLogout();
  const { data: account } = useAccount();
  if (!account) return null;
  return (
    <>
      <Tooltip title={t('frame.account', { name: account.name, username: account.username })}>
        <Box
          component="a"
          href="/me"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: '8px',
            minInlineSize: tokens.target,
            minBlockSize: tokens.target,
            borderRadius: '12px',
            color: tokens.text,
            textDecoration: 'none',
            '&:hover': { backgroundColor: tokens.head },
            paddingInline: { lg: '8px' },
          }}
        >
          <CircleUserRound size={20} aria-hidden="true" />
          <Box
            component="span"
            sx={{
              ...oneLine,
              maxInlineSize: 140,
              display: { xs: 'none', lg: 'block' },
              [HAS_NO_ROOM_FOR_NAME]: { display: 'none' },
            }}
          >
            <bdi>{account.name}</bdi>
          </Box>
        </Box>
      </Tooltip>
      <Tooltip title={t('frame.logOut')}>
        <IconButton aria-label={t('frame.logOut')} onClick={() => void logout()}>
          <LogOut size={19} />
        </IconButton>
      </Tooltip>
    </>
  );
}
