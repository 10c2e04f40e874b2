/** A deleted menu: its names and contents, who deleted it, until when it can be restored, and the restore button. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { daysLeft, type DeletedMenu } from '@qaima/schemas';
import { RotateCcw } from 'lucide-react';
import { DividedListItem } from '../../components/DividedListItem.js';
import { DateTime } from '../../components/DateTime.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** The path of a menu's page, before its short name. */
const MENU_PREFIX = '/m/';

/** If fewer days than this are left, their number is red. */
const URGENT_DAYS = 7;

const PARTS = ['sections', 'items', 'pictures', 'orders'] as const;

const small = { color: tokens.muted, fontSize: 13, lineHeight: '20px' } as const;

interface DeletedMenuRowProps {
  readonly menu: DeletedMenu;
  /** In epoch ms. */
  readonly now: number;
  readonly onRestore: () => void;
}

export function DeletedMenuRow({ menu, now, onRestore }: DeletedMenuRowProps) {
  const t = useTranslate();
  const { _id, username, institution, counts, by, at, until } = menu;
  const name = institution.name ?? username ?? t('inactiveMenus.unnamed');
  const left = daysLeft(until, now);
  const held = PARTS.flatMap((part) =>
    counts[part] > 0 ? [t(`deletedMenus.counts.${part}`, { smart_count: counts[part] })] : [],
  );
  return (
    <DividedListItem gap="8px 14px" paddingBlock="14px">
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 15, lineHeight: '24px', fontWeight: 700 }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={small}>
          <bdi dir="ltr">{username ? `${MENU_PREFIX}${username}` : _id}</bdi>
        </Box>
        <Box sx={small}>{held.length > 0 ? held.join(' · ') : t('deletedMenus.heldNothing')}</Box>
        <Box sx={small}>
          {by ? (
            <>
              {t('deletedMenus.by')} <bdi>{by.name || by.username}</bdi>
              {' · '}
            </>
          ) : (
            `${t('deletedMenus.deleted')} `
          )}
          <DateTime at={at} />
        </Box>
        <Box sx={{ ...small, ...(left < URGENT_DAYS && { color: tokens.danger, fontWeight: 700 }) }}>
          {t('deletedMenus.until')} <DateTime at={until} />
          {' · '}
          {t('deletedMenus.left', { smart_count: left })}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RotateCcw size={18} />}
        aria-label={t('deletedMenus.restoreOf', { what: name })}
        onClick={onRestore}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('deletedMenus.restore')}
      </Button>
    </DividedListItem>
  );
}
