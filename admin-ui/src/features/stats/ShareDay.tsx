/** Shares the summary of today in WhatsApp. Renders nothing while the figures are not known. */
import Button from '@mui/material/Button';
import { daySummary, guestOrderEndpoints, todayIn, type Menu } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

export function ShareDay({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const menuId = useMenuName();
  const day = todayIn(menu.settings?.timeZone, new Date());
  const { data: stats } = useQuery({
    queryKey: ['dayStats', menuId, day],
    queryFn: async ({ signal }) =>
      (await api.send(guestOrderEndpoints.stats, { params: { menuId }, query: { from: day, to: day }, signal })).data,
    retry: false,
  });
  if (!stats) return null;
  const soldOut = sectionsOf(menu)
    .flatMap(itemsOf)
    .filter((item) => item.soldOut && !item.hide)
    .map(({ title }) => title);
  const lines = daySummary({ ...stats, venue: menu.institution?.name ?? '', day, soldOut }, language);
  return (
    <Button
      component="a"
      variant="outlined"
      color="inherit"
      href={`https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<MessageCircle size={18} />}
    >
      {t('stats.shareDay')}
    </Button>
  );
}
