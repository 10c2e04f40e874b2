import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { RowList } from '../../components/ListRow.js';
import type { MenuSection } from '../../data/menu.js';
import { galleriesOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CreateGallery } from './CreateGallery.js';
import { GalleryRow } from './GalleryRow.js';

interface SectionGalleriesProps {
  readonly section: MenuSection;
  readonly selectedId: string | null;
  readonly onSelect: (galleryId: string | null) => void;
  /** The element's name in the guided tour. */
  readonly tour?: string | undefined;
}

export function SectionGalleries({ section, selectedId, onSelect, tour }: SectionGalleriesProps) {
  const t = useTranslate();
  const [creating, setCreating] = useState(false);
  const galleries = galleriesOf(section);
  const label = t('galleries.createIn', { section: section.title });
  return (
    <Card
      title={<bdi>{section.title}</bdi>}
      beside={
        <>
          {section.hide && <Badge tone="quiet">{t('galleries.hiddenSection')}</Badge>}
          <Box component="span" sx={{ color: tokens.muted, fontSize: 13 }}>
            {t('galleries.count', { smart_count: galleries.length })}
          </Box>
        </>
      }
    >
      {galleries.length > 0 && (
        <RowList label={section.title}>
          {galleries.map((gallery) => (
            <GalleryRow
              key={gallery._id}
              gallery={gallery}
              sectionId={section._id}
              selected={gallery._id === selectedId}
              onSelect={() => onSelect(gallery._id === selectedId ? null : gallery._id)}
              onDeleted={() => onSelect(null)}
            />
          ))}
        </RowList>
      )}
      <Box
        data-tour={tour}
        sx={{
          borderBlockStart: galleries.length > 0 || creating ? `1px solid ${tokens.line}` : 0,
          paddingBlockStart: galleries.length > 0 || creating ? '10px' : 0,
        }}
      >
        <Button
          size="small"
          startIcon={creating ? <X size={18} /> : <Plus size={18} />}
          aria-expanded={creating}
          aria-label={label}
          onClick={() => setCreating(!creating)}
          sx={{ marginInlineStart: '-10px', marginBlockEnd: creating ? '8px' : 0, paddingInline: '10px' }}
        >
          {t(creating ? 'galleries.closeForm' : 'galleries.new')}
        </Button>
        {creating && (
          <CreateGallery
            sectionId={section._id}
            label={label}
            onCreated={() => {
              setCreating(false);
              onSelect(null);
            }}
          />
        )}
      </Box>
    </Card>
  );
}
