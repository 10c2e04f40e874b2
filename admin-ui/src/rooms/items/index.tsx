/** The items: sections that fold, their items with all that matters of each, a search, and the panel of one. (Document 1, section 2.) */
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { matches } from '@qaima/schemas';
import { SearchX, Utensils } from 'lucide-react';
import { useBasename, useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import { useMenu, useMenuName, type MenuItem, type MenuSection } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { EmptyState } from '../../parts/EmptyState.js';
import { RoomPage } from '../../parts/RoomPage.js';
import { BulkBar } from './bulk/BulkBar.js';
import { CreatePanel } from './CreatePanel.js';
import { ItemPanel } from './ItemPanel.js';
import { ItemsToolbar } from './ItemsToolbar.js';
import { SectionGroup } from './SectionGroup.js';
import { useSelection } from './useSelection.js';
import { viewOf } from './views.js';

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
  const unfold = (ids: readonly string[]) => setStored([...new Set([...open, ...ids])]);
  return { open, toggle, unfold };
}

/** The list reaches down so far that the bar below it stands at the foot of the screen. */
const aboveBar = { minBlockSize: `calc(100dvh - ${look.topBar + 16 + 76 + 12}px)` } as const;

export default function Items() {
  const say = useSay();
  const { data: menu } = useMenu();
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const sections = menu ? sectionsOf(menu) : NO_SECTIONS;
  const groups = useMemo(() => groupsOf(sections, wanted), [sections, wanted]);
  const { open, toggle, unfold } = useOpenSections(sections);
  const selection = useSelection(sections);
  const [selecting, setSelecting] = useState(false);
  const searching = wanted.trim() !== '';

  const openItem = search.get('item');
  const newIn = search.get('new');
  const named = viewOf(search.get('view'));
  // Where there is nothing to put items into, only what needs none opens.
  const view = menu && sections.length === 0 && named?.kind !== 'room' ? undefined : named;
  const show = useCallback(
    (params: Record<string, string>) => setSearch(params, { preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(() => show({}), [show]);
  const onOpenItem = useCallback((item: string) => show({ item }), [show]);
  const onAdd = useCallback((section: string) => show({ new: section }), [show]);
  const onAdded = (sectionIds: readonly string[]) => {
    unfold(sectionIds);
    close();
  };
  const onSelecting = (on: boolean) => {
    setSelecting(on);
    if (!on) selection.clear();
  };

  const currency = menu?.currency;
  const opened = view && menu && (
    <Suspense fallback={null}>
      <view.Component {...{ sections, currency, selection, onAdded }} onClose={close} />
    </Suspense>
  );
  if (view?.kind === 'room' && opened) return opened;
  if (view && view.kind !== 'panel') return <RoomPage panel={null}>{opened ?? <Waiting />}</RoomPage>;

  const item = sections.flatMap(itemsOf).find(({ _id }) => _id === openItem);
  const panel =
    newIn !== null && sections.length > 0 ? (
      <CreatePanel
        key={`new-${newIn}`}
        sections={sections}
        sectionId={newIn || (sections[0]?._id ?? '')}
        currency={currency}
        onClose={close}
        onCreated={(sectionId) => onAdded([sectionId])}
      />
    ) : (
      opened || (item && <ItemPanel key={item._id} item={item} currency={currency} onClose={close} />)
    );
  const hasChosen = selection.items.length > 0;
  const isChoosing = selecting || hasChosen || view?.selects === true;
  const showsBar = hasChosen && !view;

  return (
    <RoomPage panel={panel}>
      {menu && sections.length === 0 ? (
        <NoSections />
      ) : (
        <>
          <Box sx={showsBar ? aboveBar : undefined}>
            <ItemsToolbar
              query={query}
              onQuery={setQuery}
              ready={menu !== undefined}
              leading={!panel}
              selecting={isChoosing}
              onSelecting={onSelecting}
              onNew={() => onAdd('')}
              onOpen={(name) => show({ view: name })}
            />
            <span role="status" className="sr-only">
              {searching &&
                say('items.found', { smart_count: groups.reduce((sum, { items }) => sum + items.length, 0) })}
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
                chosen={isChoosing ? selection.chosen : null}
                onToggle={toggle}
                onOpenItem={onOpenItem}
                onAdd={onAdd}
                onChoose={selection.choose}
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
          </Box>
          {showsBar && (
            <BulkBar
              selection={selection}
              onImage={() => show({ view: 'image' })}
              onSale={() => show({ view: 'sale' })}
              onClear={() => onSelecting(false)}
            />
          )}
        </>
      )}
    </RoomPage>
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
