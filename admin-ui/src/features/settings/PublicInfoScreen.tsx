/**
 * The settings: a card for each group, and a phone preview of the menu with its links and QR code. The URL contains
 * the open card. (docs/spec/owners-area.md#settings-screen)
 */
import { useRef } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { settingsFormSchema, type Menu } from '@qaima/schemas';
import { flushSync } from 'react-dom';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { TrialCard } from '../../components/TrialCard.js';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { useFormValidator, type FormValidator } from '../../schema-ui/form/rjsfValidator.js';
import { SaveBar } from '../../schema-ui/form/SaveBar.js';
import { focusField } from '../../schema-ui/form/SchemaFields.js';
import { useConflictDialog } from '../../schema-ui/form/useConflictDialog.js';
import { SettingsCardLinks } from './SettingsCardLinks.js';
import { MenuPreview } from './MenuPreview.js';
import { Pictures } from './Pictures.js';
import css from './publicInfo.module.css';
import { SettingsCard } from './SettingsCard.js';
import { cardOfField, settingsCards } from './settingsCards.js';
import { CopyMenu } from './CopyMenu.js';
import { ShareMenu } from './Share.js';
import { useConfirmOrderMode } from './useConfirmOrderMode.js';
import { useConfirmUsername } from './useConfirmUsername.js';
import { useOpenCards } from './useOpenCards.js';
import { useSettingsForm } from './useSettingsForm.js';

export default function PublicInfoScreen() {
  const { data: menu } = useMenu();
  return <ScreenLayout panel={null}>{menu ? <Loaded menu={menu} /> : <Loading />}</ScreenLayout>;
}

function Loaded({ menu }: { readonly menu: Menu }) {
  const validator = useFormValidator(settingsFormSchema);
  return validator ? <Settings menu={menu} validator={validator} /> : <Loading />;
}

function Settings({ menu, validator }: { readonly menu: Menu; readonly validator: FormValidator }) {
  const t = useTranslate();
  const wide = useMediaQuery('(min-width: 1240px)');
  const { wanted, isOpen, toggle, show, unfold } = useOpenCards();
  const username = useConfirmUsername(menu);
  const orderMode = useConfirmOrderMode(menu);
  const confirm = async (changes: FormValues) =>
    (await username.confirm(changes)) && (await orderMode.confirm(changes));
  const { choose, dialog } = useConflictDialog(settingsFormSchema, menu.currency);
  const form = useSettingsForm(menu, validator, confirm, choose);
  const screen = useRef<HTMLDivElement>(null);
  const save = async () => {
    const wrongPath = await form.send();
    if (wrongPath !== null) {
      // Renders the field's card before the field gets the focus.
      flushSync(() => unfold(cardOfField(wrongPath.split('/')[1] ?? '')?.name));
      focusField(form.id, wrongPath);
    } else if (document.activeElement === document.body) {
      // The pressed button disappears after saving, so the focus moves to the page.
      screen.current?.focus({ preventScroll: true });
    }
  };
  const card = (one: (typeof settingsCards)[number]) => (
    <SettingsCard
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
      {!wide && <SettingsCardLinks wanted={wanted} onJump={show} />}
      <div className={css['screen']} ref={screen} tabIndex={-1}>
        <div className={css['cards']}>
          <Pictures menu={menu} />
          {settingsCards
            .filter(({ summary }) => !summary)
            .map((one) => (
              <div key={one.name} className={css['surface']}>
                {card(one)}
              </div>
            ))}
          <div className={css['surface']}>{settingsCards.filter(({ summary }) => summary).map(card)}</div>
          {!wide && <ShareMenu menu={menu} />}
          <TrialCard menu={menu} />
          <CopyMenu menu={menu} />
          <SaveBar
            submit={t(form.sending ? 'form.saving' : 'form.save')}
            sending={form.sending}
            edits
            changeCount={form.changeCount}
            wrongCount={form.errorCount}
            leading
            place="page"
            onDiscard={form.discard}
            onSave={() => void save()}
          />
        </div>
        {wide && (
          <div className={css['aside']}>
            <MenuPreview menuId={menu._id} />
            <ShareMenu menu={menu} />
          </div>
        )}
      </div>
      {username.question}
      {orderMode.question}
      {dialog}
    </>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('publicInfo.loading')} sx={{ display: 'grid', gap: '12px' }}>
      {[160, 240, 220, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
  );
}
