/** The dayparts of the menu, with their times and how many sections and items use each. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { offerAt, workingDaySchema, type Daypart, type Menu } from '@qaima/schemas';
import { CalendarPlus } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { ListRow, RowList } from '../../components/ListRow.js';

import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

const dayNames = workingDaySchema.properties.day['x-options'];

interface DaypartsCardProps {
  readonly menu: Menu;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onCreate: () => void;
}

export function DaypartsCard({ menu, selectedId, onSelect, onCreate }: DaypartsCardProps) {
  const t = useTranslate();
  const dayparts = menu.dayparts ?? [];
  const [openedAt] = useState(() => Date.now());
  const offer = offerAt(menu, openedAt);
  const sections = menu.sections ?? [];
  const items = sections.flatMap((section) => section.items ?? []);
  const usesOf = (id: string, parts: readonly { readonly dayparts?: readonly string[] | undefined }[]) =>
    parts.filter((part) => part.dayparts?.includes(id)).length;
  return (
    <Card title={t('dayparts.title')}>
      <Box sx={{ marginBlockEnd: '10px', color: tokens.muted, fontSize: 14 }}>{t('dayparts.hint')}</Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalendarPlus size={18} />}
        onClick={onCreate}
        sx={{ marginBlockEnd: '12px' }}
      >
        {t('dayparts.create')}
      </Button>
      {dayparts.length > 0 && (
        <RowList label={t('dayparts.title')}>
          {dayparts.map((daypart) => {
            const { _id, title, outside } = daypart;
            const isNow = offer({ dayparts: [_id] }) === null;
            return (
              <ListRow
                key={_id}
                title={
                  <>
                    <bdi>{title}</bdi>{' '}
                    <Badge tone={isNow ? 'accent' : 'quiet'}>{t(isNow ? 'dayparts.now' : 'dayparts.notNow')}</Badge>
                  </>
                }
                details={
                  <>
                    <Windows daypart={daypart} />
                    {outside === 'hide' && <div>{t('dayparts.hidden')}</div>}
                    <div>{t('dayparts.uses', { sections: usesOf(_id, sections), items: usesOf(_id, items) })}</div>
                    <Uses sections={sections.filter((section) => section.dayparts?.includes(_id))} />
                  </>
                }
                selected={_id === selectedId}
                onSelect={() => onSelect(_id === selectedId ? null : _id)}
              />
            );
          })}
        </RowList>
      )}
    </Card>
  );
}

/** Links to the sections of a daypart, where it is chosen; to all sections, as long as it has none. */
function Uses({ sections }: { readonly sections: NonNullable<Menu['sections']> }) {
  const t = useTranslate();
  const basename = useBasename();
  const links = sections.map(({ _id, title }) => ({ to: `/sections?section=${_id}`, text: <bdi>{title}</bdi> }));
  if (links.length === 0) links.push({ to: '/sections', text: <>{t('dayparts.chooseSections')}</> });
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', columnGap: '14px' }}>
      {links.map(({ to, text }) => (
        <Link key={to} component={RouterLink} to={`${basename}${to}`} sx={sectionLink}>
          {text}
        </Link>
      ))}
    </Box>
  );
}

const sectionLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: tokens.accentDark,
} as const;

/** The time windows of a daypart, one per line. */
function Windows({ daypart: { windows } }: { readonly daypart: Daypart }) {
  const t = useTranslate();
  const language = useLanguage();
  return windows.map(({ days, start, end }, index) => (
    <div key={index}>
      <bdi dir="ltr">{start}</bdi> {t('workingDays.until')} <bdi dir="ltr">{end}</bdi>
      {days && days.length > 0 && ` · ${days.map((day) => dayNames[day][language]).join(t('guestOrders.comma'))}`}
    </div>
  ));
}
