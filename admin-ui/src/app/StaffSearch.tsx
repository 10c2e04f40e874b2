/**
 * One search over menus, clients and orders. A button in the app bar or the key `/` opens its dialog. The field is a
 * combobox: the arrow keys choose a result, Enter opens it. (docs/spec/staff-console.md#search)
 */
import { useEffect, useId, useState, type KeyboardEvent as FieldKeyEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { parseMenuReference, staffSearchEndpoints, type StaffSearchKind } from '@qaima/schemas';
import { isSearchKey, TEXT_FIELDS } from '@qaima/schemas/core/searchKey';
import { Search, X } from 'lucide-react';
import { useBasename } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../components/Dialog.js';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../components/useDebounced.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { StaffSearchResults } from './StaffSearchResults.js';
import { useStaffSearch, type SearchHit } from './useStaffSearch.js';

/** From this width on, the button looks like the search field that it opens. */
const LOOKS_LIKE_FIELD = '@media (min-width: 1280px)';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TEXT_FIELDS) !== null;

export function StaffSearch() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openOnSlash = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openOnSlash);
    return () => document.removeEventListener('keydown', openOnSlash);
  }, []);
  return (
    <>
      <ButtonBase
        aria-label={t('staffSearch.title')}
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
        sx={{
          gap: '8px',
          minInlineSize: tokens.target,
          blockSize: tokens.target,
          borderRadius: '12px',
          font: 'inherit',
          fontSize: 14.5,
          color: tokens.muted,
          '&:hover': { backgroundColor: tokens.hover },
          [LOOKS_LIKE_FIELD]: {
            inlineSize: 210,
            justifyContent: 'flex-start',
            paddingInline: '12px',
            border: `1px solid ${tokens.control}`,
            backgroundColor: tokens.surface,
          },
        }}
      >
        <Search size={20} aria-hidden="true" />
        <Box
          component="span"
          sx={{ display: 'none', flexGrow: 1, textAlign: 'start', [LOOKS_LIKE_FIELD]: { display: 'block' } }}
        >
          {t('staffSearch.title')}
        </Box>
        <Box component="kbd" sx={{ display: 'none', [LOOKS_LIKE_FIELD]: { display: 'block' } }} aria-hidden="true">
          /
        </Box>
      </ButtonBase>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        aria-label={t('staffSearch.title')}
        slotProps={{ paper: { sx: { alignSelf: 'flex-start', inlineSize: '100%', marginInline: '12px' } } }}
      >
        <SearchBody onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Room for a pasted address. */
const MAX_TYPED = 300;

/** What is searched for a typed text. The address of a menu's page may be longer than a query, so it is shortened. */
function queryOf(text: string): string {
  const typed = text.trim();
  const reference = parseMenuReference(typed);
  return reference === typed
    ? typed.slice(0, staffSearchEndpoints.search.query.properties.q.maxLength)
    : `/m/${reference}`;
}

function SearchBody({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const basename = useBasename();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [only, setOnly] = useState<StaffSearchKind>();
  const query = useDebounced(queryOf(text), SEARCH_DEBOUNCE_MS);
  const search = useStaffSearch(query, only);
  const { hits, error } = search;
  const isStale = search.isStale || queryOf(text) !== query;
  // Whether Enter was pressed before the results had arrived. The first result is then opened once it arrives.
  const [isEager, setEager] = useState(false);
  const at = Math.min(chosen, Math.max(0, (hits?.length ?? 0) - 1));
  const goTo = (path: string) => {
    onClose();
    void navigate(`${basename}${path}`);
  };
  const open = ({ kind, path }: SearchHit) => {
    if (path !== null) {
      goTo(path);
      return;
    }
    setOnly(kind);
    setChosen(0);
  };
  const first = isEager && !isStale ? hits?.[0]?.path : null;
  useEffect(() => {
    if (first) goTo(first);
  });
  const press = (event: FieldKeyEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 } as const;
    const step = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? steps[event.key] : 0;
    if (event.key === 'Enter' && isStale) {
      event.preventDefault();
      setEager(true);
      return;
    }
    const hit = hits?.[at];
    if (!hits?.length || !hit || (step === 0 && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === 0) open(hit);
    else setChosen((at + step + hits.length) % hits.length);
  };
  return (
    <Box role="search" aria-busy={isStale && text.trim() !== ''} sx={{ padding: '12px' }}>
      <OutlinedInput
        autoFocus
        fullWidth
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
          setOnly(undefined);
          setEager(false);
        }}
        onKeyDown={press}
        startAdornment={<Search size={18} aria-hidden="true" />}
        endAdornment={
          <IconButton edge="end" aria-label={t('staffSearch.close')} onClick={onClose}>
            <X size={18} />
          </IconButton>
        }
        placeholder={t('staffSearch.placeholder')}
        inputProps={{
          role: 'combobox',
          'aria-label': t('staffSearch.title'),
          'aria-expanded': Boolean(hits?.length),
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': hits?.length ? `${listId}-${at}` : undefined,
          maxLength: MAX_TYPED,
          dir: 'auto',
          autoComplete: 'off',
        }}
        sx={{ gap: '8px' }}
      />
      <Box sx={isStale ? { opacity: 0.6 } : {}}>
        <StaffSearchResults id={listId} query={query} hits={hits} error={error} chosen={at} onOpen={open} />
      </Box>
    </Box>
  );
}
