/** The search, the button that creates an item, and the tools. To add a tool, add a row to `TOOLS`. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItemButton from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BadgePercent,
  ChevronDown,
  Download,
  Ellipsis,
  FileSpreadsheet,
  Images,
  Layers,
  ListOrdered,
  ListPlus,
  ListTodo,
  Plus,
  Rows3,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.js';
import type { MessageKey } from '../../i18n/messages/index.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { ItemSearch } from '../../components/itemPicker/ItemSearch.js';
import type { ViewName } from './itemViews.js';

interface Choice {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly view: ViewName;
}

interface Tool extends Omit<Choice, 'view'> {
  /** The element's names in the guided tour, separated by spaces. */
  readonly tour?: string;
}

const ADD: Tool = { icon: ListPlus, label: 'bulk.add', tour: 'items.bulk' };
const ADD_CHOICES: readonly Choice[] = [
  { icon: Rows3, label: 'bulk.rows', view: 'rows' },
  { icon: FileSpreadsheet, label: 'import.title', view: 'import' },
];

const TOOLS: readonly (Tool & Choice)[] = [
  { icon: Images, label: 'bulk.image', tour: 'items.image', view: 'image' },
  { icon: BadgePercent, label: 'bulk.sale', tour: 'items.sale', view: 'sale' },
  { icon: TrendingUp, label: 'prices.title', view: 'prices' },
  { icon: Layers, label: 'combos.title', view: 'combos' },
  { icon: ListOrdered, label: 'reorder.tool', view: 'reorder' },
  { icon: Download, label: 'import.export', view: 'export' },
];
const MORE: Tool = { icon: Ellipsis, label: 'bulk.more', tour: 'items.image items.sale' };

interface ItemsToolbarProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** False while the menu is loading. */
  readonly ready: boolean;
  /** Whether the button that creates an item is the page's primary button. */
  readonly leading: boolean;
  readonly selecting: boolean;
  readonly onSelecting: (selecting: boolean) => void;
  readonly onNew: () => void;
  readonly onOpen: (view: ViewName) => void;
}

export function ItemsToolbar(props: ItemsToolbarProps) {
  const { query, onQuery, ready, leading, selecting, onSelecting, onNew, onOpen } = props;
  const t = useTranslate();
  const isPhone = useMediaQuery(PHONE_QUERY);
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
          {t('items.new')}
        </Button>
      </Box>
      <Box role="toolbar" aria-label={t('bulk.tools')} sx={tools}>
        <ToolButton
          icon={ListTodo}
          label={t('bulk.select')}
          pressed={selecting}
          disabled={!ready}
          onClick={() => onSelecting(!selecting)}
        />
        <ToolMenu tool={ADD} choices={ADD_CHOICES} disabled={!ready} onOpen={onOpen} />
        {isPhone ? (
          <ToolMenu tool={MORE} choices={TOOLS} disabled={!ready} onOpen={onOpen} />
        ) : (
          TOOLS.map(({ icon, label, tour, view }) => (
            <ToolButton
              key={view}
              icon={icon}
              label={t(label)}
              tour={tour}
              disabled={!ready}
              onClick={() => onOpen(view)}
            />
          ))
        )}
      </Box>
    </>
  );
}

/** On phones the tools take three columns in one line, with the labels below the icons. */
const tools = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: '4px',
  marginBlockStart: '8px',
} as const;

const tool = {
  flexShrink: 0,
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: '2px', md: 0 },
  minInlineSize: 0,
  paddingInline: { xs: '4px', md: '12px' },
  fontSize: { xs: 13, md: 14.5 },
  lineHeight: { xs: '18px', md: '22px' },
  fontWeight: 600,
  whiteSpace: { xs: 'normal', md: 'nowrap' },
  '& .MuiButton-startIcon': { marginInline: { xs: 0, md: '-2px 8px' } },
  '& .MuiButton-endIcon': {
    // On phones the arrow is directly next to the icon above the label.
    position: { xs: 'absolute', md: 'static' },
    insetInlineStart: 'calc(50% + 13px)',
    insetBlockStart: '8px',
    marginInlineStart: { xs: 0, md: '8px' },
  },
} as const;

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly tour?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled: boolean;
  readonly onClick: (event: React.MouseEvent<HTMLElement>) => void;
  /** The attributes of a button that opens a drop-down. */
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
        ...tool,
        ...(pressed && {
          color: tokens.accentDark,
          backgroundColor: tokens.accentSoft,
          '&:hover': { backgroundColor: tokens.accentSoft },
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
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        icon={tool.icon}
        label={t(tool.label)}
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
            {t(label)}
          </MenuItemButton>
        ))}
      </Menu>
    </>
  );
}
