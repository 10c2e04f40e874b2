/**
 * The items: collapsible sections, a search, and the panel of the selected item.
 * (docs/spec/owners-area.md#items-screen)
 */
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { matchesQuery } from '@qaima/schemas';
import { SearchX, Utensils } from 'lucide-react';
import { useBasename, useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { CardsSkeleton } from '../../components/CardsSkeleton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useIsPanelDocked } from '../../components/SidePanel.js';
import { TrashLink } from '../../components/TrashLink.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu, useMenuName, type MenuItem, type MenuSection } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { ROW_CARDS_QUERY } from '../../theme/theme.js';
import { BulkActionsToolbar } from './bulk/BulkActionsToolbar.js';
import { itemIdAt } from './ItemRow.js';
import css from './items.module.css';
import { ItemsToolbar } from './ItemsToolbar.js';
import { SectionGroup } from './SectionGroup.js';
import { useItemCreation } from './useItemCreation.js';
import { useLongPress } from './useLongPress.js';
import { useSelection } from '../../components/itemPicker/useSelection.js';
import { viewOf } from './itemViews.js';

interface Group {
  readonly section: MenuSection;
  readonly items: readonly MenuItem[];
}

/** The sections and items that match the search; all of them without a search. */
function groupsOf(sections: readonly MenuSection[], query: string): readonly Group[] {
  if (!query.trim()) return sections.map((section) => ({ section, items: itemsOf(section) }));
  return sections
    .map((section) => ({
      section,
      items: itemsOf(section).filter(({ title, description }) => matchesQuery(query, `${title} ${description}`)),
    }))
    .filter(({ items }) => items.length > 0);
}

const NO_SECTIONS: readonly MenuSection[] = [];

/** The open sections, stored in the browser. At first, only the first section is open. */
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

// The forms are most of this screen's code. They are loaded once the list is drawn.
const loadItemPanel = async () => ({ default: (await import('./ItemPanel.js')).ItemPanel });
const loadCreateItemPanel = async () => ({ default: (await import('./CreateItemPanel.js')).CreateItemPanel });
const ItemPanel = lazy(loadItemPanel);
const CreateItemPanel = lazy(loadCreateItemPanel);

export default function ItemsScreen() {
  const t = useTranslate();
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
  const item = useSelectedRow(
    useMemo(() => sections.flatMap(itemsOf), [sections]),
    openItem,
  );
  const newIn = search.get('new');
  const named = viewOf(search.get('view'));
  // A menu without sections can open only the views that need no items.
  const view = menu && sections.length === 0 && named?.kind !== 'screen' ? undefined : named;
  const show = useCallback(
    (params: Record<string, string>) => setSearch(params, { preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(() => show({}), [show]);
  const newItems = useItemCreation(sections, openItem);
  const { fresh } = newItems;
  const onAdd = useCallback((section: string) => show({ new: section }), [show]);
  const onCreated = (itemId: string, sectionId: string, another: boolean) => {
    newItems.use(sectionId);
    newItems.setFresh(itemId);
    // A search could hide the new row.
    setQuery('');
    unfold([sectionId]);
    if (!another) close();
  };
  const freshIn = sections.find((section) => itemsOf(section).some(({ _id }) => _id === fresh));
  // On small screens, an open panel covers the list. The new row is then highlighted once the panel is closed.
  const isSeen = useIsPanelDocked() || newIn === null;
  const freshTitle = freshIn && itemsOf(freshIn).find(({ _id }) => _id === fresh)?.title;
  const onAdded = (sectionIds: readonly string[]) => {
    unfold(sectionIds);
    close();
  };
  const onSelecting = (on: boolean) => {
    setSelecting(on);
    if (!on) selection.clear();
  };

  const hasChosen = selection.items.length > 0;
  const isChoosing = selecting || hasChosen || view?.selects === true;
  // A card is too small for a tap next to its checkbox, so that the whole card selects.
  const tapSelects = useMediaQuery(ROW_CARDS_QUERY) && isChoosing;
  const { choose, toggle: toggleChosen } = selection;
  const onOpenItem = useCallback(
    (item: string) => (tapSelects ? toggleChosen(item) : show({ item })),
    [tapSelects, toggleChosen, show],
  );
  const longPress = useLongPress((element) => {
    const id = itemIdAt(element);
    if (id === null) return;
    // Safari has no vibration.
    if ('vibrate' in navigator) navigator.vibrate(15);
    choose([id], true);
  });

  const currency = menu?.currency;
  useEffect(() => {
    if (menu) for (const load of [loadItemPanel, loadCreateItemPanel]) void load().catch(() => undefined);
  }, [menu]);
  const opened = view && menu && (
    <Suspense fallback={null}>
      <view.Component {...{ sections, currency, selection, onAdded }} onClose={close} />
    </Suspense>
  );
  if (view?.kind === 'screen' && opened) return opened;
  if (view && view.kind !== 'panel') return <ScreenLayout panel={null}>{opened ?? <CardsSkeleton />}</ScreenLayout>;

  const form =
    newIn !== null && sections.length > 0 ? (
      <CreateItemPanel
        key={`new-${newIn}`}
        sections={sections}
        sectionId={newIn || (sections[0]?._id ?? '')}
        currency={currency}
        onClose={close}
        onCreated={onCreated}
      />
    ) : (
      item && <ItemPanel key={item._id} item={item} currency={currency} onClose={close} />
    );
  const panel = (newIn === null && opened) || (form && <Suspense fallback={null}>{form}</Suspense>);
  const showsBar = hasChosen && !view;

  return (
    <ScreenLayout panel={panel}>
      {menu && sections.length === 0 ? (
        <NoSections />
      ) : (
        <>
          <div className={showsBar ? css['aboveBar'] : undefined} {...longPress}>
            <ItemsToolbar
              query={query}
              onQuery={setQuery}
              ready={menu !== undefined}
              leading={!panel}
              selecting={isChoosing}
              onSelecting={onSelecting}
              onNew={() => onAdd(newItems.startIn())}
              onOpen={(name) => show({ view: name })}
            />
            <span role="status" className="sr-only">
              {freshIn && freshTitle && t('items.isNowIn', { title: freshTitle, section: freshIn.title })}
            </span>
            <span role="status" className="sr-only">
              {searching && t('items.found', { smart_count: groups.reduce((sum, { items }) => sum + items.length, 0) })}
            </span>
            {!menu && <CardsSkeleton />}
            {groups.map(({ section, items }) => (
              <SectionGroup
                key={section._id}
                section={section}
                items={items}
                currency={currency}
                open={searching || open.has(section._id)}
                freshItem={freshIn === section && isSeen ? fresh : null}
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
                title={t('items.noMatch')}
                hint={t('items.noMatchHint')}
                action={
                  <Button variant="outlined" color="inherit" onClick={() => setQuery('')}>
                    {t('items.clearSearch')}
                  </Button>
                }
              />
            )}
            {menu && !isChoosing && <TrashLink />}
          </div>
          {showsBar && (
            <BulkActionsToolbar
              sections={sections}
              selection={selection}
              onImage={() => show({ view: 'image' })}
              onSale={() => show({ view: 'sale' })}
              onClear={() => onSelecting(false)}
            />
          )}
        </>
      )}
    </ScreenLayout>
  );
}

function NoSections() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState
      icon={Utensils}
      title={t('items.noSections')}
      hint={t('items.noSectionsHint')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' }}>
          <Button component={Link} to={`${basename}/sections`} variant="contained">
            {t('items.toSections')}
          </Button>
          <Button component={Link} to={`${basename}/items?view=import`} variant="outlined" color="inherit">
            {t('import.title')}
          </Button>
          <TrashLink />
        </Box>
      }
    />
  );
}
