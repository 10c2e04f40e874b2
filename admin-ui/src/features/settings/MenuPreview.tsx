/** The public menu in a phone frame. It is reloaded after each save. */
import { useEffect, useRef } from 'react';
import { menuLinkById, uncachedPath } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import css from './publicInfo.module.css';

export function MenuPreview({ menuId }: { readonly menuId: string }) {
  const t = useTranslate();
  const { data: menu, dataUpdatedAt } = useMenu();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(dataUpdatedAt);
  const page = uncachedPath(menuLinkById('', menuId), menu?.revision);
  const loaded = useRef(page);
  useEffect(() => {
    if (shown.current === dataUpdatedAt) return;
    shown.current = dataUpdatedAt;
    // A new URL reloads the frame automatically. If the URL is the same, `reload` does so, and keeps the scroll
    // position.
    if (loaded.current === page) frame.current?.contentWindow?.location.reload();
    loaded.current = page;
  }, [dataUpdatedAt, page]);
  return (
    <div className={css['bezel']}>
      <iframe ref={frame} src={page} title={t('publicInfo.phonePreview')} width={390} height={600} />
    </div>
  );
}
