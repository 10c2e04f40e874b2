/** The app bar with the screen's title, the menu's name, and actions for the whole menu. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { canonicalPath, uncachedPath } from '@qaima/schemas';
import { ExternalLink, Menu as MenuIcon, type LucideIcon } from 'lucide-react';
import { useMenu } from '../data/menu.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { AppBar, useIsWideAppBar } from './AppBar.js';
import { CopyMenuLink } from './CopyMenuLink.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { PendingOnButton } from './PendingOrders.js';

interface OwnerAppBarProps {
  readonly title: string;
  /** Absent if the sidebar is visible. */
  readonly onOpenSidebar?: (() => void) | undefined;
  /**
   * Receives the app bar's element into which a screen renders its controls. These replace the links of the menu.
   */
  readonly slotRef?: ((slot: HTMLElement | null) => void) | undefined;
}

export function OwnerAppBar({ title, onOpenSidebar, slotRef }: OwnerAppBarProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const institution = menu?.institution;
  return (
    <AppBar>
      {onOpenSidebar && (
        <IconButton aria-label={t('frame.openRail')} onClick={onOpenSidebar}>
          <MenuIcon size={24} />
          <PendingOnButton />
        </IconButton>
      )}
      <Box
        sx={{
          flexGrow: slotRef ? 0 : 1,
          minInlineSize: 0,
          ...(slotRef && { '@media (min-width: 480px)': { minInlineSize: 'max-content' } }),
          display: 'flex',
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { xs: 'flex-start', lg: 'center' },
          gap: { xs: 0, lg: '12px' },
        }}
      >
        <Box
          component="h1"
          sx={{
            margin: 0,
            fontSize: { xs: 18, lg: 22 },
            lineHeight: { xs: '26px', lg: '30px' },
            fontWeight: 800,
            whiteSpace: 'nowrap',
            // On a phone, a screen's controls say where one is.
            ...(slotRef && { '@media (max-width: 479.95px)': { position: 'absolute', clipPath: 'inset(50%)' } }),
          }}
        >
          {title}
        </Box>
        <Box
          component="span"
          sx={{
            color: tokens.muted,
            ...(slotRef && { display: { xs: 'none', xl: 'inline' } }),
            fontSize: { xs: 13, lg: 14 },
            lineHeight: '20px',
            // The controls of a screen need the bar more than a long name.
            maxInlineSize: slotRef ? '180px' : '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            borderInlineStart: { xs: 0, lg: `1px solid ${tokens.line}` },
            paddingInlineStart: { xs: 0, lg: '12px' },
          }}
        >
          <bdi>{institution?.translations?.[language]?.name?.trim() || institution?.name}</bdi>
        </Box>
      </Box>
      {slotRef ? (
        <Box ref={slotRef} sx={{ flexGrow: 1, minInlineSize: 0 }} />
      ) : (
        <>
          {menu && <CopyMenuLink menu={menu} />}
          {menu && (
            <BarLink
              href={uncachedPath(canonicalPath(menu), menu.revision)}
              icon={ExternalLink}
              label={t('frame.viewMenu')}
              hint={t('frame.newTab')}
            />
          )}
        </>
      )}
      <LanguageSwitch isSmall={slotRef !== undefined} />
    </AppBar>
  );
}

interface BarLinkProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
}

function BarLink({ href, icon: Icon, label, hint }: BarLinkProps) {
  const wide = useIsWideAppBar();
  const name = `${label} (${hint})`;
  return wide ? (
    <Button
      component="a"
      href={href}
      target="_blank"
      color="inherit"
      startIcon={<Icon size={18} />}
      aria-label={name}
      sx={{ fontWeight: 400 }}
    >
      {label}
    </Button>
  ) : (
    <IconButton component="a" href={href} target="_blank" aria-label={name}>
      <Icon size={20} />
    </IconButton>
  );
}
