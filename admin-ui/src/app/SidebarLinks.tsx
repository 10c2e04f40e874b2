/** The links of the side navigation. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { orderSettingsFormSchema, schemaLabel } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link, NavLink } from 'react-router-dom';
import { useMenu } from '../data/menu.js';
import { useLanguage } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import type { OwnerScreenRoute } from './ownerScreens.js';
import { useScreenName } from './useScreenName.js';
import { PendingOrders } from './PendingOrders.js';

interface LinkProps {
  /** Called after the user has chosen the link. */
  readonly onChoose?: (() => void) | undefined;
}

interface ScreenLinkProps extends LinkProps {
  readonly screen: OwnerScreenRoute;
}

/** The link to a screen, with the number of its records or of waiting orders. */
export function ScreenLink({ screen, onChoose }: ScreenLinkProps) {
  const { path, icon: Icon, count } = screen;
  const nameOf = useScreenName();
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
        color: tokens.text,
        textDecoration: 'none',
        '&:hover': { backgroundColor: tokens.head },
        '&.active': { color: tokens.accentDark, backgroundColor: tokens.accentSoft, fontWeight: 700 },
        '&.active::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 11,
          insetInlineStart: -12,
          inlineSize: 4,
          borderRadius: '0 4px 4px 0',
          backgroundColor: tokens.accent,
        },
      }}
    >
      <Icon size={20} aria-hidden="true" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {nameOf(screen)}
      </Box>
      {count && menu && (
        <Box component="span" aria-hidden="true" sx={{ fontSize: 12.5, fontWeight: 600, color: tokens.muted }}>
          {count(menu)}
        </Box>
      )}
      {path === 'orders' && <PendingOrders />}
    </Box>
  );
}

/** The settings of how orders arrive, which owners look for at the orders. */
export function ReceivingLink({ onChoose }: LinkProps) {
  const basename = useBasename();
  const language = useLanguage();
  return (
    <Button
      component={Link}
      to={`${basename}/publicInfo?card=orderSettings`}
      onClick={onChoose}
      color="inherit"
      fullWidth
      sx={{ justifyContent: 'flex-start', paddingInlineStart: '48px', fontWeight: 400, color: tokens.muted }}
    >
      {schemaLabel(orderSettingsFormSchema, language)}
    </Button>
  );
}
