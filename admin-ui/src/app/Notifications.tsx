/**
 * Notifications, shown for 5 seconds. A notification with undo stays longer while the pointer or the focus is on it.
 * Each undo belongs to one action: only notifications without undo take the place of one with the same text.
 * (docs/spec/owners-area.md#notifications)
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useNotificationContext, useTranslate as useRaTranslate, type NotificationPayload } from 'react-admin';
import { TOPIC_OPTION } from '../data/notificationTopics.js';
import { useTranslate } from '../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../theme/theme.js';
import { observeRegion } from './notificationRegion.js';
import { useRemoveOutdated, withoutOldest, type QueuedNotification, type Undo } from './queuedNotifications.js';
import { useNotificationOffset, type CoveredArea } from './useNotificationOffset.js';

export const NOTIFICATION_DURATION_MS = 5000;
export const NOTIFICATION_EXIT_MS = 300;

export function Notifications() {
  const t = useTranslate();
  const translate = useRaTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [notices, setNotices] = useState<readonly QueuedNotification[]>([]);
  const nextId = useRef(0);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  useEffect(() => observeRegion(region), [region]);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const text = textOf(notification, translate);
    const id = (nextId.current += 1);
    // Only this application's code sets this option, so the type is known.
    const undo = notification.notificationOptions?.['undo'] as Undo | undefined;
    const isError = notification.type === 'error';
    const topic: unknown = notification.notificationOptions?.[TOPIC_OPTION];
    setNotices((shown) => {
      const isSame = (notice: QueuedNotification) => !undo && notice.text === text;
      if (shown.some((notice, index) => isSame(notice) && (notice.undo || index === shown.length - 1))) return shown;
      // A phone shows the newest one only, so a repeated notification comes after the one that hides the first.
      return [...shown.filter((notice) => !isSame(notice)), { id, text, isError, leaving: false, undo, topic }];
    });
  }, [notifications, takeNotification, translate]);

  const leave = useCallback(
    (id: number) =>
      setNotices((shown) => shown.map((notice) => (notice.id === id ? { ...notice, leaving: true } : notice))),
    [],
  );
  const removeCrowded = useCallback((covered: CoveredArea) => setNotices((shown) => withoutOldest(shown, covered)), []);
  useRemoveOutdated(setNotices);
  useNotificationOffset(region, notices.length, removeCrowded);
  const drop = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  const newest = notices.at(-1);
  const show = (notice: QueuedNotification) => (
    <NotificationBox
      key={notice.id}
      notice={notice}
      newer={isPhone && newest !== notice ? newest : undefined}
      onLeave={leave}
      onDeleted={drop}
    />
  );

  return (
    <Portal>
      <Box
        ref={setRegion}
        role="region"
        aria-label={t('notice.region')}
        sx={{
          position: 'fixed',
          zIndex: 2000,
          insetBlockEnd: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--notice-lift, 0px))',
          insetInline: 0,
          // In the middle of the area next to the sidebar.
          'body:has([data-beside]) &': { insetInlineStart: tokens.rail },
          marginInline: 'auto',
          inlineSize: 'min(420px, calc(100% - 32px))',
          display: 'grid',
          gap: '8px',
          pointerEvents: 'none',
        }}
      >
        <div aria-live="polite">{notices.filter(({ isError }) => !isError).map(show)}</div>
        <div aria-live="assertive">{notices.filter(({ isError }) => isError).map(show)}</div>
      </Box>
    </Portal>
  );
}

function textOf({ message, notificationOptions }: NotificationPayload, translate: ReturnType<typeof useRaTranslate>) {
  const messageArgs: unknown = notificationOptions?.messageArgs;
  return typeof message === 'string'
    ? translate(message, { _: message, ...(isRecord(messageArgs) && messageArgs) })
    : '';
}

interface NotificationBoxProps {
  readonly notice: QueuedNotification;
  /** The notification that is shown instead: phones have space for one. */
  readonly newer: QueuedNotification | undefined;
  readonly onLeave: (id: number) => void;
  readonly onDeleted: (id: number) => void;
}

function NotificationBox({ notice, newer, onLeave, onDeleted }: NotificationBoxProps) {
  const { id, text, isError, leaving, undo } = notice;
  const t = useTranslate();
  const [isHeld, setHeld] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  // Only another undo takes the place of this one for good.
  const waits = undo !== undefined && (isHeld || isUndoing || (newer !== undefined && !newer.undo));
  useEffect(() => {
    if (waits && !leaving) return undefined;
    const timer = leaving
      ? setTimeout(() => onDeleted(id), NOTIFICATION_EXIT_MS)
      : setTimeout(() => onLeave(id), NOTIFICATION_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, leaving, waits, onLeave, onDeleted]);

  const undoNow = async () => {
    setUndoing(true);
    // If undo fails, a second notification shows the error. The first one stays, and the user can try again.
    await undo?.().then(
      () => onLeave(id),
      () => undefined,
    );
    setUndoing(false);
  };
  if (newer && isHeld) setHeld(false);
  if (newer) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Box
      data-error={isError}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        marginBlockStart: '8px',
        paddingInlineStart: '16px',
        minBlockSize: 52,
        borderRadius: '16px',
        color: isError ? tokens.onDanger : '#fff',
        backgroundColor: isError ? tokens.danger : tokens.bar,
        boxShadow: tokens.liftHigh,
        pointerEvents: 'auto',
        transition: `opacity ${NOTIFICATION_EXIT_MS}ms, transform ${NOTIFICATION_EXIT_MS}ms`,
        ...(leaving && { opacity: 0, transform: 'translateY(8px)' }),
      }}
    >
      <Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1, paddingBlock: '10px', overflowWrap: 'anywhere' }}>{text}</Box>
      {undo && (
        <Button
          color="inherit"
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={isUndoing || leaving}
          onClick={() => void undoNow()}
          sx={{ flexShrink: 0, fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '4px' }}
        >
          {t('notice.undo')}
        </Button>
      )}
      <IconButton aria-label={t('notice.close')} onClick={() => onLeave(id)} sx={{ color: 'inherit' }}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
