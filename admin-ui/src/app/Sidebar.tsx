import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { includesRole } from '@qaima/schemas';
import { CircleQuestionMark, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { StartTour } from '../components/StartTour.js';
import { useMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { scrollShadows, tokens } from '../theme/theme.js';
import { AccountBlock } from './AccountBlock.js';
import { guideLink } from './guideLink.js';
import { allOwnerScreens, isForRole, isOffered, ownerScreens, trashScreen } from './ownerScreens.js';
import { ReceivingLink, ScreenLink } from './SidebarLinks.js';
import { useCurrentScreen } from './useCurrentScreen.js';

interface SidebarProps {
  readonly onClose: () => void;
  /** Called after the user has chosen a screen. */
  readonly onChoose?: (() => void) | undefined;
}

export function Sidebar({ onClose, onChoose }: SidebarProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const role = useRole();
  const { data: menu } = useMenu();
  const screens = ownerScreens.filter((screen) => isOffered(screen, role, menu));
  const list = useRef<HTMLDivElement>(null);
  // On a low screen the current link may be out of view. The braces prevent a return value: Chrome's scrolling methods
  // return a promise, and React would call it as a cleanup function.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, screens.length]);
  return (
    <Box
      component="nav"
      aria-label={t('frame.rail')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100%',
        inlineSize: tokens.rail,
        backgroundColor: tokens.surface,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          blockSize: tokens.topBar,
          flexShrink: 0,
          paddingInline: '24px 12px',
        }}
      >
        <Box component="h2" sx={{ margin: 0, fontSize: 20, lineHeight: '30px', fontWeight: 800 }}>
          {t('frame.rail')}
        </Box>
        <IconButton aria-label={t('frame.closeRail')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box ref={list} sx={{ flexGrow: 1, overflowY: 'auto', padding: '8px 12px', background: scrollShadows }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' }}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <ScreenLink screen={screen} onChoose={onChoose} />
              {screen.path === 'orders' && includesRole(role, 'editor') && <ReceivingLink onChoose={onChoose} />}
            </li>
          ))}
        </Box>
        {isForRole(trashScreen, role) && (
          <Box sx={{ marginBlockStart: '8px', paddingBlockStart: '8px', borderBlockStart: `1px solid ${tokens.line}` }}>
            <ScreenLink screen={trashScreen} onChoose={onChoose} />
          </Box>
        )}
      </Box>
      {/* On a phone, notifications are as wide as the screen. */}
      <Box data-keep-clear="" sx={{ display: 'grid' }}>
        <GuideLink />
        {/* Hidden until the menu is loaded: until then, the redirect to the first screen would interrupt the tour. */}
        {menu && includesRole(role, 'editor') && (
          <StartTour
            onClick={onChoose}
            sx={{ margin: '0 12px 8px', justifyContent: 'flex-start', gap: '4px', fontWeight: 400 }}
          />
        )}
        <AccountBlock />
      </Box>
    </Box>
  );
}

/** Opens the guide at the current screen. It opens in a new tab, so that typed values stay in the forms. */
function GuideLink() {
  const t = useTranslate();
  const language = useLanguage();
  const screen = useCurrentScreen(allOwnerScreens);
  return (
    <Button
      component="a"
      href={guideLink('guide', language, screen?.path)}
      target="_blank"
      color="inherit"
      startIcon={<CircleQuestionMark size={20} />}
      sx={{ margin: '0 12px', justifyContent: 'flex-start', gap: '4px', fontWeight: 400 }}
    >
      {t('frame.guide')}
    </Button>
  );
}
