/** The signed-in user with the institution's logo, and the log-out button. (docs/spec/owners-area.md#navigation) */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { LogOut, Store } from 'lucide-react';
import { useLogout } from 'react-admin';
import { Thumbnail } from '../components/Thumbnail.js';
import { useAccount, useMenu } from '../data/menu.js';
import { useTranslate } from '../i18n/i18n.js';
import { oneLine, tokens } from '../theme/theme.js';

export function AccountBlock() {
  const t = useTranslate();
  const logout = useLogout();
  const { data: account } = useAccount();
  const { data: menu } = useMenu();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        margin: '0 12px',
        paddingBlock: '18px',
        paddingInline: '8px 0',
        borderBlockStart: `1px solid ${tokens.line}`,
        flexShrink: 0,
      }}
    >
      <Box
        component="a"
        href="/me"
        aria-label={account ? t('frame.account', { name: account.name, username: account.username }) : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          flexGrow: 1,
          minInlineSize: 0,
          minBlockSize: tokens.target,
          borderRadius: '12px',
          color: tokens.text,
          textDecoration: 'none',
          '&:hover': { backgroundColor: tokens.head },
        }}
      >
        <Thumbnail file={menu?.institution?.logo} size={44} icon={Store} whole />
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Box sx={{ ...oneLine, fontWeight: 700 }}>
            {account ? <bdi>{account.name}</bdi> : <Skeleton width={110} />}
          </Box>
          <Box sx={{ ...oneLine, color: tokens.muted, fontSize: 13 }}>
            {account ? <bdi dir="ltr">@{account.username}</bdi> : <Skeleton width={72} />}
          </Box>
        </Box>
      </Box>
      <Tooltip title={t('frame.logOut')}>
        <IconButton aria-label={t('frame.logOut')} onClick={() => void logout()}>
          <LogOut size={19} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
