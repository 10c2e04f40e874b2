/** The bar above every room: where one is, whose menu it is, and what concerns the menu as a whole. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { canonicalPath, ownersPath } from '@qaima/schemas';
import { ExternalLink, Menu as MenuIcon, type LucideIcon } from 'lucide-react';
import { useMenu } from '../data/menu.js';
import { useSay } from '../i18n/i18n.js';
import { look } from '../theme/theme.js';
import { Bar, useRoomForWords } from './AppBar.js';
import { CopyLink } from './CopyMenuLink.js';
import { LanguageSwitch } from './LanguageSwitch.js';

interface TopBarProps {
  readonly title: string;
  /** Absent while the navigation is in sight. */
  readonly onOpenRail?: (() => void) | undefined;
}

export function TopBar({ title, onOpenRail }: TopBarProps) {
  const say = useSay();
  const { data: menu } = useMenu();
  return (
    <Bar>
      {onOpenRail && (
        <IconButton aria-label={say('frame.openRail')} onClick={onOpenRail}>
          <MenuIcon size={24} />
        </IconButton>
      )}
      <Box
        sx={{
          flexGrow: 1,
          minInlineSize: 0,
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
          }}
        >
          {title}
        </Box>
        <Box
          component="span"
          sx={{
            color: look.muted,
            fontSize: { xs: 13, lg: 14 },
            lineHeight: '20px',
            maxInlineSize: '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            borderInlineStart: { xs: 0, lg: `1px solid ${look.line}` },
            paddingInlineStart: { xs: 0, lg: '12px' },
          }}
        >
          <bdi>{menu?.institution?.name}</bdi>
        </Box>
      </Box>
      {menu && <CopyLink menu={menu} />}
      {menu && (
        <BarLink
          href={ownersPath(canonicalPath(menu), menu.revision)}
          icon={ExternalLink}
          label={say('frame.viewMenu')}
          hint={say('frame.newTab')}
        />
      )}
      <LanguageSwitch />
    </Bar>
  );
}

interface BarLinkProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
}

function BarLink({ href, icon: Icon, label, hint }: BarLinkProps) {
  const wide = useRoomForWords();
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
