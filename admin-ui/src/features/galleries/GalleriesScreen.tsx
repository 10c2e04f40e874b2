/** The galleries by section, and the panel of the selected gallery. (docs/spec/owners-area.md#galleries-screen) */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Images } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { galleriesOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { GalleryPanel } from './GalleryPanel.js';
import { SectionGalleries } from './SectionGalleries.js';

export default function GalleriesScreen() {
  const { data: menu } = useMenu();
  const [selectedId, select] = useSelectedId('gallery');
  const sections = sectionsOf(menu);
  const section = sections.find((one) => galleriesOf(one).some(({ _id }) => _id === selectedId));
  const gallery = useSelectedRow(sections.flatMap(galleriesOf), selectedId);
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
        {sections.map((one, index) => (
          <SectionGalleries
            key={one._id}
            section={one}
            selectedId={selectedId}
            onSelect={select}
            tour={index === 0 ? 'galleries.create' : undefined}
          />
        ))}
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
