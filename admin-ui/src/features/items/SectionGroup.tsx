/** A collapsible section with its items. A collapsed section renders no items; a long list of items is virtualized. */
import { memo, useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Currency } from '@qaima/schemas';
import { ChevronDown, Plus } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Checkbox } from '../../components/Checkbox.js';
import type { MenuItem, MenuSection } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { ItemList } from './ItemList.js';
import css from './items.module.css';

interface SectionGroupProps {
  readonly section: MenuSection;
  /** The items that match the search. */
  readonly items: readonly MenuItem[];
  readonly currency: Currency | undefined;
  readonly open: boolean;
  readonly openItem: string | null;
  /** The id of the item that was just created in this section. */
  readonly freshItem: string | null;
  /** The ids of the selected items; null outside selection mode. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onToggle: (id: string) => void;
  readonly onOpenItem: (id: string) => void;
  readonly onAdd: (id: string) => void;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Title and details share a line on wide screens, and are stacked on phones. */
const head = {
  display: 'flex',
  flexGrow: 1,
  minInlineSize: 0,
  alignItems: 'center',
  gap: '8px',
  '@media (max-width: 895.95px)': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
} as const;

const facts = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '8px',
  '@media (max-width: 895.95px)': {
    paddingInlineStart: '40px',
    marginBlockStart: '-6px',
    '&:empty': { display: 'none' },
  },
} as const;

export const SectionGroup = memo(function SectionGroup(props: SectionGroupProps) {
  const { section, items, currency, open, openItem, freshItem, chosen, onToggle, onOpenItem, onAdd, onChoose } = props;
  const t = useTranslate();
  const id = useId();
  const sectionId = section._id;
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      data-section={sectionId}
      sx={{
        marginBlockStart: '12px',
        borderRadius: '16px',
        border: `1px solid ${tokens.line}`,
        backgroundColor: tokens.surface,
        boxShadow: tokens.lift,
        '@media (max-width: 895.95px)': {
          border: 0,
          backgroundColor: 'transparent',
          boxShadow: 'none',
          borderRadius: 0,
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          minBlockSize: 54,
          paddingInline: '6px 12px',
          '@media (max-width: 895.95px)': { paddingInline: 0 },
        }}
      >
        {chosen && items.length > 0 && (
          <SectionCheckbox title={section.title} items={items} chosen={chosen} onChoose={onChoose} />
        )}
        <Box sx={head}>
          <Box component="h2" id={`${id}-title`} sx={{ margin: 0, minInlineSize: 0, fontSize: 'inherit' }}>
            <Box
              component="button"
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-items`}
              onClick={() => onToggle(sectionId)}
              sx={{
                all: 'unset',
                boxSizing: 'border-box',
                display: 'flex',
                alignItems: 'center',
                gap: '10px',
                minBlockSize: 44,
                maxInlineSize: '100%',
                paddingInline: '10px',
                borderRadius: '12px',
                cursor: 'pointer',
                fontSize: 17,
                lineHeight: '26px',
                fontWeight: 800,
                '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
              }}
            >
              <Box
                component="span"
                sx={{
                  display: 'grid',
                  flexShrink: 0,
                  transition: 'transform 120ms',
                  transform: open ? 'none' : 'rotate(90deg)',
                  '[dir="ltr"] &': open ? {} : { transform: 'rotate(-90deg)' },
                }}
              >
                <ChevronDown size={20} aria-hidden="true" />
              </Box>
              <bdi>{section.title}</bdi>
            </Box>
          </Box>
          <Box sx={facts}>
            {section.prime && <Badge tone="accent">{t('items.main')}</Badge>}
            {section.hide && <Badge tone="quiet">{t('items.hiddenSection')}</Badge>}
            <Box component="span" sx={{ color: tokens.muted, fontSize: 13, whiteSpace: 'nowrap' }}>
              {t('items.count', { smart_count: items.length })}
            </Box>
          </Box>
        </Box>
        {open && !chosen && (
          <Button
            size="small"
            startIcon={<Plus size={18} />}
            onClick={() => onAdd(sectionId)}
            sx={{ flexShrink: 0, fontWeight: 600 }}
          >
            {t('items.addHere')}
          </Button>
        )}
      </Box>
      <div id={`${id}-items`} className={css['group']}>
        {open && items.length > 0 && (
          <>
            <Headings choosing={chosen !== null} />
            <ItemList
              items={items}
              currency={currency}
              label={section.title}
              openItem={openItem}
              freshItem={freshItem}
              chosen={chosen}
              onOpenItem={onOpenItem}
              onChoose={onChoose}
            />
          </>
        )}
        {open && items.length === 0 && (
          <Box sx={{ padding: '14px 20px 22px', color: tokens.muted, textAlign: 'center' }}>{t('items.empty')}</Box>
        )}
      </div>
    </Box>
  );
});

interface SectionCheckboxProps extends Pick<SectionGroupProps, 'items' | 'onChoose'> {
  readonly title: string;
  readonly chosen: ReadonlySet<string>;
}

/** Selects all items of the section that match the search, even if the section is collapsed. */
function SectionCheckbox({ title, items, chosen, onChoose }: SectionCheckboxProps) {
  const t = useTranslate();
  const ids = items.map(({ _id }) => _id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      label={t('bulk.selectAll', { title })}
      checked={count === ids.length}
      partly={count > 0 && count < ids.length}
      onCheckedChange={(isChosen) => onChoose(ids, isChosen)}
    />
  );
}

/** The column headings. They are visual only, because each value has an accessible label. */
function Headings({ choosing }: { readonly choosing: boolean }) {
  const t = useTranslate();
  return (
    <div aria-hidden="true" className={`${css['headings'] ?? ''} ${choosing ? (css['choosing'] ?? '') : ''}`}>
      <span>{t('items.item')}</span>
      <span>{t('items.price')}</span>
      <span>{t('items.details')}</span>
      <span className={css['centred']}>{t('items.soldOut')}</span>
      <span className={css['centred']}>{t('items.hide')}</span>
      <span className={css['centred']}>{t('items.pin')}</span>
    </div>
  );
}
