/** The items: sections that fold, their items with all that matters of each, a search, and the panel of one. (Document 1, section 2.) */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { matches } from '@qaima/schemas';
import { Plus, Search, SearchX, Utensils, X } from 'lucide-react';
import { useBasename, useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { useMenu, useMenuName, type MenuItem, type MenuSection } from '../../data/menu.js';
import { itemsOf, sectionOfItem, sectionsOf } from '../../data/menuDataProvider.js';
import { EmptyState } from '../../parts/EmptyState.js';
import { RoomPage } from '../../parts/RoomPage.js';
import { CreatePanel } from './CreatePanel.js';
import { ItemPanel } from './ItemPanel.js';
import { SectionGroup } from './SectionGroup.js';

interface Group {
  readonly section: MenuSection;
  readonly items: readonly MenuItem[];
}

/** The sections with those of their items that the search finds; without a search, all of both. */
function groupsOf(sections: readonly MenuSection[], query: string): readonly Group[] {
  if (!query.trim()) return sections.map((section) => ({ section, items: itemsOf(section) }));
  return sections
    .map((section) => ({
      section,
      items: itemsOf(section).filter(({ title, description }) => matches(query, `${title} ${description}`)),
    }))
    .filter(({ items }) => items.length > 0);
}

const NO_SECTIONS: readonly MenuSection[] = [];

/** Which sections are open, remembered by this browser; at first the first one. */
function useOpenSections(sections: readonly MenuSection[]) {
  const [stored, setStored] = useStore<readonly string[] | null>(`items.open.${useMenuName()}`, null);
  const firstId = sections[0]?._id;
  const open = useMemo(() => new Set(stored ?? (firstId ? [firstId] : [])), [stored, firstId]);
  const toggle = useCallback(
    (id: string) => setStored(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]),
    [open, setStored],
  );
  return { open, toggle };
}

export default function Items() {
  const say = useSay();
  const { data: menu } = useMenu();
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const sections = menu ? sectionsOf(menu) : NO_SECTIONS;
  const groups = useMemo(() => groupsOf(sections, wanted), [sections, wanted]);
  const { open, toggle } = useOpenSections(sections);
  const searching = wanted.trim() !== '';

  const openItem = search.get('item');
  const newIn = search.get('new');
  const show = useCallback(
    (params: Record<string, string>) => setSearch(params, { preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(() => show({}), [show]);
  const onOpenItem = useCallback((item: string) => show({ item }), [show]);
  const onAdd = useCallback((section: string) => show({ new: section }), [show]);

  const currency = menu?.currency;
  const item =
    openItem === null
      ? undefined
      : itemsOf(sectionOfItem(menu, openItem) ?? ({} as MenuSection)).find(({ _id }) => _id === openItem);
  const panel =
    newIn !== null && sections.length > 0 ? (
      <CreatePanel
        key={`new-${newIn}`}
        sections={sections}
        sectionId={newIn || (sections[0]?._id ?? '')}
        currency={currency}
        onClose={close}
        onCreated={(sectionId) => {
          if (!open.has(sectionId)) toggle(sectionId);
          close();
        }}
      />
    ) : (
      item && <ItemPanel key={item._id} item={item} currency={currency} onClose={close} />
    );

  return (
    <RoomPage panel={panel}>
      {menu && sections.length === 0 ? (
        <NoSections />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: '8px' }}>
            <SearchBox query={query} onChange={setQuery} />
            <Button
              variant={panel ? 'outlined' : 'contained'}
              color={panel ? 'inherit' : 'primary'}
              startIcon={<Plus size={20} />}
              disabled={!menu}
              onClick={() => onAdd('')}
              sx={{ flexShrink: 0 }}
            >
              {say('items.new')}
            </Button>
          </Box>
          <span role="status" className="sr-only">
            {searching && say('items.found', { smart_count: groups.reduce((sum, { items }) => sum + items.length, 0) })}
          </span>
          {!menu && <Waiting />}
          {groups.map(({ section, items }) => (
            <SectionGroup
              key={section._id}
              section={section}
              items={items}
              currency={currency}
              open={searching || open.has(section._id ?? '')}
              openItem={items.some(({ _id }) => _id === openItem) ? openItem : null}
              onToggle={toggle}
              onOpenItem={onOpenItem}
              onAdd={onAdd}
            />
          ))}
          {searching && groups.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={say('items.noMatch')}
              hint={say('items.noMatchHint')}
              action={
                <Button variant="outlined" color="inherit" onClick={() => setQuery('')}>
                  {say('items.clearSearch')}
                </Button>
              }
            />
          )}
        </>
      )}
    </RoomPage>
  );
}

interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function SearchBox({ query, onChange }: SearchBoxProps) {
  const say = useSay();
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={query}
      placeholder={say('items.search')}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      inputProps={{ 'aria-label': say('items.search'), dir: query ? 'auto' : undefined, style: { appearance: 'none' } }}
      sx={{
        '& ::-webkit-search-cancel-button': { display: 'none' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: '#cfc6be !important' },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={19} />
        </InputAdornment>
      }
      endAdornment={
        query && (
          <IconButton edge="end" aria-label={say('items.clearSearch')} onClick={() => onChange('')}>
            <X size={18} />
          </IconButton>
        )
      }
    />
  );
}

function NoSections() {
  const say = useSay();
  const basename = useBasename();
  return (
    <EmptyState
      icon={Utensils}
      title={say('items.noSections')}
      hint={say('items.noSectionsHint')}
      action={
        <Button component={Link} to={`${basename}/sections`} variant="contained">
          {say('items.toSections')}
        </Button>
      }
    />
  );
}

/** The same boxes as what is to come. */
function Waiting() {
  const say = useSay();
  return (
    <Box aria-busy="true">
      <span role="status" className="sr-only">
        {say('table.loading')}
      </span>
      {[280, 54, 54].map((height, index) => (
        <Box
          key={index}
          sx={{
            marginBlockStart: '12px',
            blockSize: height,
            padding: '14px 20px',
            borderRadius: '16px',
            border: `1px solid ${look.line}`,
            backgroundColor: look.surface,
          }}
        >
          <Skeleton width={140} height={26} />
          {height > 100 &&
            [1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={52} sx={{ marginBlockStart: '14px' }} />
            ))}
        </Box>
      ))}
    </Box>
  );
}
