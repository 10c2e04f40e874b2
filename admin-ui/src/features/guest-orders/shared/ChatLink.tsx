import { chatLink } from '@qaima/schemas';
import { MessageCircle } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import shared from './shared.module.css';

/** A button that opens a chat with a guest; nothing for a number without chats. */
export function ChatLink({ phone }: { readonly phone: string | null | undefined }) {
  const t = useTranslate();
  const link = chatLink(phone ?? '');
  if (!link) return null;
  return (
    <a className={shared['outlined']} href={link} target="_blank" rel="noopener" aria-label={t('orderDetails.message')}>
      <MessageCircle size={20} aria-hidden="true" />
    </a>
  );
}
