/**
 * Notices: a message that is already shown is ignored; each goes by itself after 5 seconds, in 300 ms; errors have a style
 * of their own. (Document 1, section 4.)
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useSay } from './i18n.js';
import { look } from './theme.js';

export const NOTICE_MS = 5000;
export const NOTICE_EXIT_MS = 300;

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  readonly leaving: boolean;
}

export function Notices() {
  const say = useSay();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const nextId = useRef(0);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const text = textOf(notification, translate);
    const id = (nextId.current += 1);
    setNotices((shown) =>
      shown.some((notice) => notice.text === text)
        ? shown
        : [...shown, { id, text, isError: notification.type === 'error', leaving: false }],
    );
  }, [notifications, takeNotification, translate]);

  const leave = useCallback(
    (id: number) =>
      setNotices((shown) => shown.map((notice) => (notice.id === id ? { ...notice, leaving: true } : notice))),
    [],
  );
  const drop = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);

  return (
    <Box
      role="region"
      aria-label={say('notice.region')}
      sx={{
        position: 'fixed',
        zIndex: 2000,
        insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
        insetInline: 0,
        marginInline: 'auto',
        inlineSize: 'min(420px, calc(100% - 32px))',
        display: 'grid',
        gap: '8px',
        pointerEvents: 'none',
      }}
    >
      <div aria-live="polite">
        {notices
          .filter(({ isError }) => !isError)
          .map((notice) => (
            <NoticeBox key={notice.id} notice={notice} onLeave={leave} onGone={drop} />
          ))}
      </div>
      <div aria-live="assertive">
        {notices
          .filter(({ isError }) => isError)
          .map((notice) => (
            <NoticeBox key={notice.id} notice={notice} onLeave={leave} onGone={drop} />
          ))}
      </div>
    </Box>
  );
}

const textOf = ({ message, notificationOptions }: NotificationPayload, translate: ReturnType<typeof useTranslate>) =>
  typeof message === 'string'
    ? translate(message, { _: message, ...(notificationOptions?.messageArgs as object) })
    : '';

interface NoticeBoxProps {
  readonly notice: Notice;
  readonly onLeave: (id: number) => void;
  readonly onGone: (id: number) => void;
}

function NoticeBox({ notice: { id, text, isError, leaving }, onLeave, onGone }: NoticeBoxProps) {
  const say = useSay();
  useEffect(() => {
    const timer = leaving ? setTimeout(() => onGone(id), NOTICE_EXIT_MS) : setTimeout(() => onLeave(id), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, leaving, onLeave, onGone]);
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Box
      data-error={isError}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        marginBlockStart: '8px',
        paddingInlineStart: '16px',
        minBlockSize: 52,
        borderRadius: '16px',
        color: '#fff',
        backgroundColor: isError ? look.danger : look.text,
        boxShadow: look.liftHigh,
        pointerEvents: 'auto',
        transition: `opacity ${NOTICE_EXIT_MS}ms, transform ${NOTICE_EXIT_MS}ms`,
        ...(leaving && { opacity: 0, transform: 'translateY(8px)' }),
      }}
    >
      <Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1, paddingBlock: '10px', overflowWrap: 'anywhere' }}>{text}</Box>
      <IconButton aria-label={say('notice.close')} onClick={() => onLeave(id)} sx={{ color: 'inherit' }}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
