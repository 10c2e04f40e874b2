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
import css from './galleries.module.css';
import { GalleryRow } from './GalleryRow.js';

interface SectionGalleriesProps {
  readonly section: MenuSection;
  /** Whether the section is a line among those without galleries. */
  readonly isBare: boolean;
  /** Called when the form of a new gallery opens or closes. */
  readonly onCreating: (creating: boolean) => void;
  readonly selectedId: string | null;
  readonly onSelect: (galleryId: string | null) => void;
  /** The element's name in the guided tour. */
  readonly tour?: string | undefined;
}

export function SectionGalleries({ section, isBare, onCreating, selectedId, onSelect, tour }: SectionGalleriesProps) {
  const t = useTranslate();
  const [creating, setOpen] = useState(false);
  const setCreating = (open: boolean) => {
    setOpen(open);
    onCreating(open);
  };
  const galleries = galleriesOf(section);
  const label = t('galleries.createIn', { section: section.title });
  const create = (
    <>
      <Button
        size="small"
        startIcon={creating ? <X size={18} /> : <Plus size={18} />}
        aria-expanded={creating}
        aria-label={label}
        data-tour={tour}
        onClick={() => setCreating(!creating)}
      >
        {t(creating ? 'galleries.closeForm' : 'galleries.new')}
      </Button>
      {creating && (
        <div className={css['form']}>
          <CreateGallery
            sectionId={section._id}
            label={label}
            onCreated={() => {
              setCreating(false);
              onSelect(null);
            }}
          />
        </div>
      )}
    </>
  );
  const hidden = section.hide && <Badge tone="quiet">{t('galleries.hiddenSection')}</Badge>;
  if (isBare) {
    return (
      <div className={css['bare']}>
        <span>
          <bdi>{section.title}</bdi> {hidden}
        </span>
        {create}
      </div>
    );
  }
  return (
    <Card
      title={<bdi>{section.title}</bdi>}
      beside={
        <>
          {hidden}
          <Box component="span" sx={{ color: tokens.muted, fontSize: 13 }}>
            {t('galleries.count', { smart_count: galleries.length })}
          </Box>
        </>
      }
    >
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
      <div className={css['create']}>{create}</div>
    </Card>
  );
}
