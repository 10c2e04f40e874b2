/**
 * The settings: pictures, colours, words, contacts and switches, a card each, and beside them the menu as a phone shows
 * it, with its links and its code. The card that is open stands in the address. (Document 1, section 2, public info.)
 */
import { useRef } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { settingsForm, type Menu } from '@qaima/schemas';
import { flushSync } from 'react-dom';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useMenu } from '../../data/menu.js';
import { useSay } from '../../i18n/i18n.js';
import { SaveBar } from '../../schema-ui/form/SaveBar.js';
import { focusOn } from '../../schema-ui/form/SchemaFields.js';
import { useConflictQuestion } from '../../schema-ui/form/useConflictDialog.js';
import { useCheck } from '../../schema-ui/form/useValidator.js';
import type { Check } from '../../schema-ui/form/validationErrors.js';
import { Jump } from './CardLinks.js';
import { MenuPreview } from './MenuPreview.js';
import { Pictures } from './Pictures.js';
import css from './publicInfo.module.css';
import { Card } from './SettingsCard.js';
import { cardOfField, cards } from './settingsCards.js';
import { Share } from './Share.js';
import { useUsernameQuestion } from './useConfirmUsername.js';
import { useOpenCards } from './useOpenCards.js';
import { useSettingsForm } from './useSettingsForm.js';

export default function PublicInfo() {
  const { data: menu } = useMenu();
  return <RoomPage panel={null}>{menu ? <Loaded menu={menu} /> : <Loading />}</RoomPage>;
}

function Loaded({ menu }: { readonly menu: Menu }) {
  const check = useCheck(settingsForm, undefined);
  return check ? <Settings menu={menu} check={check} /> : <Loading />;
}

function Settings({ menu, check }: { readonly menu: Menu; readonly check: Check }) {
  const say = useSay();
  const wide = useMediaQuery('(min-width: 1240px)');
  const { wanted, isOpen, toggle, show, unfold } = useOpenCards();
  const { confirm, question } = useUsernameQuestion(menu);
  const { choose, dialog } = useConflictQuestion(settingsForm, menu.currency);
  const form = useSettingsForm(menu, check, confirm, choose);
  const room = useRef<HTMLDivElement>(null);
  const save = async () => {
    const wrongPath = await form.send();
    if (wrongPath !== null) {
      // The field is drawn before it is looked for.
      flushSync(() => unfold(cardOfField(wrongPath.split('/')[1] ?? '')?.name));
      focusOn(form.id, wrongPath);
    } else if (document.activeElement === document.body) {
      // The button that was pressed is gone after a save; the keyboard goes on from the page.
      room.current?.focus({ preventScroll: true });
    }
  };
  const card = (one: (typeof cards)[number]) => (
    <Card
      key={one.name}
      card={one}
      menu={menu}
      open={isOpen(one.name)}
      onToggle={() => toggle(one.name)}
      form={form}
      onSubmit={() => void save()}
    />
  );
  return (
    <>
      {!wide && <Jump wanted={wanted} onJump={show} />}
      <div className={css['room']} ref={room} tabIndex={-1}>
        <div className={css['cards']}>
          <Pictures menu={menu} />
          {cards
            .filter(({ summary }) => !summary)
            .map((one) => (
              <div key={one.name} className={css['surface']}>
                {card(one)}
              </div>
            ))}
          <div className={css['surface']}>{cards.filter(({ summary }) => summary).map(card)}</div>
          {!wide && <Share menu={menu} />}
          <SaveBar
            submit={say(form.sending ? 'form.saving' : 'form.save')}
            sending={form.sending}
            edits
            changeCount={form.changeCount}
            wrongCount={form.messages.size}
            leading
            place="page"
            onDiscard={form.discard}
            onSave={() => void save()}
          />
        </div>
        {wide && (
          <div className={css['aside']}>
            <MenuPreview menuId={menu._id ?? ''} />
            <Share menu={menu} />
          </div>
        )}
      </div>
      {question}
      {dialog}
    </>
  );
}

function Loading() {
  const say = useSay();
  return (
    <Box role="status" aria-label={say('publicInfo.loading')} sx={{ display: 'grid', gap: '12px' }}>
      {[160, 240, 220, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
  );
}
