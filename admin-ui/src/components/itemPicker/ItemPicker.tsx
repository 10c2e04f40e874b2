/** A list of items, with sections and a search, from which the user selects some. */
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { matchesQuery } from '@qaima/schemas';
import { Checkbox } from '../Checkbox.js';
import { Thumbnail } from '../Thumbnail.js';
import type { MenuItem, MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { ItemSearch } from './ItemSearch.js';
import type { Selection } from './useSelection.js';
import { VirtualList } from './VirtualList.js';

interface ItemPickerProps {
  readonly sections: readonly MenuSection[];
  readonly selection: Selection;
  /** Rendered at the end of an item's line. */
  readonly beside?: (item: MenuItem) => ReactNode;
}

type Row =
  | { readonly section: MenuSection; readonly ids: readonly string[] }
  | { readonly section?: undefined; readonly item: MenuItem };

const rowsOf = (sections: readonly MenuSection[], query: string): readonly Row[] =>
  sections.flatMap((section): readonly Row[] => {
    const items = itemsOf(section).filter(({ title }) => matchesQuery(query, title));
    if (items.length === 0) return [];
    return [{ section, ids: items.map(({ _id }) => _id) }, ...items.map((item) => ({ item }))];
  });

export function ItemPicker({ sections, selection, beside }: ItemPickerProps) {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const rows = useMemo(() => rowsOf(sections, wanted), [sections, wanted]);
  const { chosen, choose } = selection;
  return (
    <>
      <Box sx={{ padding: '0 20px 8px' }}>
        <ItemSearch query={query} onChange={setQuery} />
      </Box>
      {rows.length === 0 ? (
        <Box role="status" sx={{ padding: '24px 20px', color: tokens.muted, textAlign: 'center', flexGrow: 1 }}>
          {t('items.noMatch')}
        </Box>
      ) : (
        <VirtualList
          rows={rows}
          label={t('bulk.chooseItems')}
          keyOf={(row) => (row.section ? `s-${row.section._id}` : row.item._id)}
          height={(row) => (row.section ? 44 : 52)}
          draw={(row) => {
            if (!row.section) return <ItemLine item={row.item} {...{ chosen, choose, beside }} />;
            const { section, ids } = row;
            const count = ids.filter((id) => chosen.has(id)).length;
            return (
              <Box component="label" sx={{ ...line, minBlockSize: 44, backgroundColor: tokens.head, fontWeight: 700 }}>
                <Checkbox
                  label={t('bulk.selectAll', { title: section.title })}
                  checked={count === ids.length}
                  partly={count > 0 && count < ids.length}
                  onCheckedChange={(isChosen) => choose(ids, isChosen)}
                />
                <bdi>{section.title}</bdi>
              </Box>
            );
          }}
        />
      )}
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: 52,
  paddingInline: '8px 20px',
  borderBlockStart: `1px solid ${tokens.line}`,
  cursor: 'pointer',
} as const;

interface ItemLineProps extends Pick<Selection, 'chosen' | 'choose'> {
  readonly item: MenuItem;
  readonly beside: ItemPickerProps['beside'];
}

const ItemLine = ({ item, chosen, choose, beside }: ItemLineProps) => {
  const t = useTranslate();
  return (
    <Box component="label" sx={line}>
      <Checkbox
        label={t('bulk.selectOne', { title: item.title })}
        checked={chosen.has(item._id)}
        onCheckedChange={(isChosen) => choose([item._id], isChosen)}
      />
      <Thumbnail file={item.image} size={36} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}>
        <bdi>{item.title}</bdi>
      </Box>
      {beside?.(item)}
    </Box>
  );
};
