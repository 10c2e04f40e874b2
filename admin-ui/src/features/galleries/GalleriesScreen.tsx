/** The galleries by section, and the panel of the selected gallery. (docs/spec/owners-area.md#galleries-screen) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { isolateAuto, LIST_SEPARATOR } from '@qaima/schemas';
import { ChevronDown, Images } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { galleriesOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './galleries.module.css';
import { GalleryPanel } from './GalleryPanel.js';
import { SectionGalleries } from './SectionGalleries.js';

export default function GalleriesScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const [selectedId, select] = useSelectedId('gallery');
  const sections = sectionsOf(menu);
  const section = sections.find((one) => galleriesOf(one).some(({ _id }) => _id === selectedId));
  const gallery = useSelectedRow(sections.flatMap(galleriesOf), selectedId);
  // A section without galleries stays in its line while its form is open, for pictures that failed can be sent again.
  const [creatingIn, setCreatingIn] = useState<string | null>(null);
  const isBare = (one: MenuSection) => galleriesOf(one).length === 0 || one._id === creatingIn;
  const filled = sections.filter((one) => !isBare(one));
  const empty = sections.filter(isBare);
  const first = filled[0] ?? empty[0];
  const drawn = (one: MenuSection) => (
    <SectionGalleries
      key={one._id}
      section={one}
      isBare={isBare(one)}
      onCreating={(creating) => isBare(one) && setCreatingIn(creating ? one._id : null)}
      selectedId={selectedId}
      onSelect={select}
      tour={one === first ? 'galleries.create' : undefined}
    />
  );
  return (
    <ScreenLayout
      panel={
        gallery && (
          <GalleryPanel
            key={selectedId}
            gallery={gallery}
            sectionId={section?._id ?? ''}
            onClose={() => select(null)}
          />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!menu && (
          <Card title={<Skeleton width={140} />}>
            <RowsSkeleton />
          </Card>
        )}
        {menu && sections.length === 0 && <NoSections />}
        {filled.map(drawn)}
        {empty.length > 0 && (
          <details className={css['empty']} open={filled.length === 0}>
            <summary>
              {t('galleries.emptySections')}
              <span>{empty.map(({ title }) => isolateAuto(title)).join(LIST_SEPARATOR[language])}</span>
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            {empty.map(drawn)}
          </details>
        )}
      </Box>
    </ScreenLayout>
  );
}

function NoSections() {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState
      icon={Images}
      title={t('galleries.noSections')}
      hint={t('galleries.noSectionsHint')}
      action={
        <Button variant="contained" component={Link} to={`${basename}/sections`}>
          {t('items.toSections')}
        </Button>
      }
    />
  );
}
