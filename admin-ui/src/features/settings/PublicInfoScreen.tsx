/**
 * The settings: an index of pages, or the page in the URL, beside a phone preview of the menu with its links and QR
 * code. All pages are one form. (docs/spec/owners-area.md#settings-screen)
 */
import { useEffect, useRef } from 'react';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { settingsFormSchema, type Menu } from '@qaima/schemas';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { MenuFrame } from '../../components/MenuFrame.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { TrashLink } from '../../components/TrashLink.js';
import { TrialCard } from '../../components/TrialCard.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { useFormValidator, type FormValidator } from '../../schema-ui/form/rjsfValidator.js';
import { SaveBar } from '../../schema-ui/form/SaveBar.js';
import { focusField } from '../../schema-ui/form/SchemaFields.js';
import { useConflictDialog } from '../../schema-ui/form/useConflictDialog.js';
import type { FormState } from '../../schema-ui/form/useFormState.js';
import { Pictures } from './Pictures.js';
import css from './publicInfo.module.css';
import { SettingsCard } from './SettingsCard.js';
import { cardId, cardOfField, pageOf, type PageDefinition } from './settingsCards.js';
import { SettingsIndex } from './SettingsIndex.js';
import { CopyMenu } from './CopyMenu.js';
import { GuestData } from './GuestData.js';
import { ShareMenu } from './Share.js';
import { useConfirmOrderMode } from './useConfirmOrderMode.js';
import { useConfirmUsername } from './useConfirmUsername.js';
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
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [search, setSearch] = useSearchParams();
  const card = search.get('card');
  const page = pageOf(card);
  const username = useConfirmUsername(menu);
  const orderMode = useConfirmOrderMode(menu);
  const confirm = async (changes: FormValues) =>
    (await username.confirm(changes)) && (await orderMode.confirm(changes));
  const { choose, dialog } = useConflictDialog(settingsFormSchema, menu.currency);
  const form = useSettingsForm(menu, validator, confirm, choose);
  const screen = useRef<HTMLDivElement>(null);
  /** The field that gets the focus once its page is drawn. */
  const wanted = useRef<string | null>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const isShown = useRef(false);
  useEffect(() => {
    const target = card === null ? null : document.getElementById(cardId(card));
    if (wanted.current !== null) focusField(form.id, wanted.current);
    else if (!(isBack && isShown.current)) {
      target?.scrollIntoView({ block: 'start' });
      target?.focus({ preventScroll: true });
    }
    wanted.current = null;
    isShown.current = true;
  }, [card, isBack, form.id]);

  const save = async () => {
    const wrongPath = await form.send();
    if (wrongPath !== null) {
      const wrongCard = cardOfField(wrongPath.split('/')[1] ?? '');
      if (wrongCard && pageOf(wrongCard.name) !== page) {
        wanted.current = wrongPath;
        setSearch({ card: wrongCard.name });
      } else focusField(form.id, wrongPath);
    } else if (document.activeElement === document.body) {
      // The pressed button disappears after saving, so the focus moves to the page.
      screen.current?.focus({ preventScroll: true });
    }
  };
  return (
    <>
      <div className={css['screen']} ref={screen} tabIndex={-1}>
        <div className={css['cards']}>
          {page ? (
            <Page page={page} menu={menu} form={form} isWide={isWide} onSubmit={() => void save()} />
          ) : (
            <>
              <TrialCard menu={menu} />
              <SettingsIndex menu={menu} changes={form.changes} onField={(field) => (wanted.current = `/${field}`)} />
            </>
          )}
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
        {isWide && (
          <div className={css['aside']}>
            <div className={css['bezel']}>
              <MenuFrame menu={menu} title={t('publicInfo.phonePreview')} />
            </div>
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

interface PageProps {
  readonly page: PageDefinition;
  readonly menu: Menu;
  readonly form: FormState;
  readonly isWide: boolean;
  readonly onSubmit: () => void;
}

/** A page of the settings under the way back to the index. */
function Page({ page, menu, form, isWide, onSubmit }: PageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const Back = language === 'en' ? ArrowLeft : ArrowRight;
  return (
    <>
      <div className={css['title']} id={cardId(page.name)} tabIndex={-1}>
        <Link to="?" aria-label={t('publicInfo.all')}>
          <Back size={22} aria-hidden="true" />
        </Link>
        <h2>{page.label[language]}</h2>
      </div>
      {page.name === 'venue' && <Pictures menu={menu} />}
      {page.cards.map((card) => (
        <SettingsCard key={card.name} card={card} menu={menu} form={form} onSubmit={onSubmit} />
      ))}
      {page.name === 'guests' && <GuestData />}
      {page.name === 'code' && !isWide && <ShareMenu menu={menu} />}
      {page.name === 'danger' && (
        <>
          <CopyMenu menu={menu} />
          <TrashLink />
        </>
      )}
    </>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('publicInfo.loading')} className={css['cards']}>
      {[160, 240, 220, 320].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
      ))}
    </div>
  );
}
