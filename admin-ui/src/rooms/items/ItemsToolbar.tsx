/** What the items screen offers above its list: the search, a new item, and a row of tools. A further tool is one entry of `TOOLS`. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItemButton from '@mui/material/MenuItem';
import {
  BadgePercent,
  Braces,
  ChevronDown,
  Images,
  Layers,
  ListOrdered,
  ListPlus,
  ListTodo,
  Plus,
  Rows3,
  type LucideIcon,
} from 'lucide-react';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import type { WordKey } from '../../words/index.js';
import { ItemSearch } from './ItemSearch.js';
import type { ViewName } from './views.js';

interface Choice {
  readonly icon: LucideIcon;
  readonly label: WordKey;
  readonly view: ViewName;
}

interface Tool {
  readonly icon: LucideIcon;
  readonly label: WordKey;
  /** What it opens: one view, or a choice among some. */
  readonly opens: ViewName | readonly Choice[];
  /** The guided tour's name for it. */
  readonly tour?: string;
}

const TOOLS: readonly Tool[] = [
  {
    icon: ListPlus,
    label: 'bulk.add',
    tour: 'items.bulk',
    opens: [
      { icon: Rows3, label: 'bulk.rows', view: 'rows' },
      { icon: Braces, label: 'bulk.paste', view: 'paste' },
    ],
  },
  { icon: Images, label: 'bulk.image', tour: 'items.image', opens: 'image' },
  { icon: BadgePercent, label: 'bulk.sale', tour: 'items.sale', opens: 'sale' },
  { icon: Layers, label: 'combos.title', opens: 'combos' },
  { icon: ListOrdered, label: 'reorder.tool', opens: 'reorder' },
];

interface ItemsToolbarProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** False while the menu loads. */
  readonly ready: boolean;
  /** Whether a new item is the one filled button of the view. */
  readonly leading: boolean;
  readonly selecting: boolean;
  readonly onSelecting: (selecting: boolean) => void;
  readonly onNew: () => void;
  readonly onOpen: (view: ViewName) => void;
}

export function ItemsToolbar(props: ItemsToolbarProps) {
  const { query, onQuery, ready, leading, selecting, onSelecting, onNew, onOpen } = props;
  const say = useSay();
  return (
    <>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <ItemSearch query={query} onChange={onQuery} />
        <Button
          data-tour="items.create"
          variant={leading ? 'contained' : 'outlined'}
          color={leading ? 'primary' : 'inherit'}
          startIcon={<Plus size={20} />}
          disabled={!ready}
          onClick={onNew}
          sx={{ flexShrink: 0 }}
        >
          {say('items.new')}
        </Button>
      </Box>
      {/* While none of its tools can be reached by keys, neither could what is out of sight be scrolled to. */}
      <Box role="toolbar" aria-label={say('bulk.tools')} sx={{ ...row, overflowX: ready ? 'auto' : 'hidden' }}>
        <ToolButton
          icon={ListTodo}
          label={say('bulk.select')}
          pressed={selecting}
          disabled={!ready}
          onClick={() => onSelecting(!selecting)}
        />
        {TOOLS.map((tool) =>
          typeof tool.opens === 'string' ? (
            <ToolButton
              key={tool.label}
              icon={tool.icon}
              label={say(tool.label)}
              tour={tool.tour}
              disabled={!ready}
              onClick={() => onOpen(tool.opens as ViewName)}
            />
          ) : (
            <ToolMenu key={tool.label} tool={tool} choices={tool.opens} disabled={!ready} onOpen={onOpen} />
          ),
        )}
      </Box>
    </>
  );
}

/** On a phone one line that is drawn along with a thumb; as many as it takes where there is room below. */
const row = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: '4px',
  marginBlockStart: '8px',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBlock: '2px',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly tour?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled: boolean;
  readonly onClick: (event: React.MouseEvent<HTMLElement>) => void;
  /** Of a button that opens a choice. */
  readonly choice?: { readonly id: string; readonly open: boolean };
}

function ToolButton({ icon: Icon, label, tour, pressed, disabled, onClick, choice }: ToolButtonProps) {
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Icon size={18} />}
      endIcon={choice && <ChevronDown size={16} />}
      disabled={disabled}
      onClick={onClick}
      {...(tour ? { 'data-tour': tour } : {})}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(choice ? { 'aria-haspopup': 'menu', 'aria-expanded': choice.open, 'aria-controls': choice.id } : {})}
      sx={{
        flexShrink: 0,
        paddingInline: '12px',
        fontWeight: 600,
        ...(pressed && {
          color: look.accentDark,
          backgroundColor: look.accentSoft,
          '&:hover': { backgroundColor: look.accentSoft },
        }),
      }}
    >
      {label}
    </Button>
  );
}

interface ToolMenuProps {
  readonly tool: Tool;
  readonly choices: readonly Choice[];
  readonly disabled: boolean;
  readonly onOpen: (view: ViewName) => void;
}

function ToolMenu({ tool, choices, disabled, onOpen }: ToolMenuProps) {
  const say = useSay();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        icon={tool.icon}
        label={say(tool.label)}
        tour={tool.tour}
        disabled={disabled}
        choice={{ id, open: anchor !== null }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ icon: Icon, label, view }) => (
          <MenuItemButton
            key={view}
            onClick={() => {
              setAnchor(null);
              onOpen(view);
            }}
          >
            <ListItemIcon sx={{ color: 'inherit', minInlineSize: '0 !important' }}>
              <Icon size={18} />
            </ListItemIcon>
            {say(label)}
          </MenuItemButton>
        ))}
      </Menu>
    </>
  );
}
