/** The public menu itself in a phone's frame. It is read again whenever the menu was: after each save. */
import { useEffect, useRef } from 'react';
import { longLink } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { useMenu } from '../../data/menu.js';
import css from './publicInfo.module.css';

export function MenuPreview({ menuId }: { readonly menuId: string }) {
  const say = useSay();
  const { dataUpdatedAt } = useMenu();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(dataUpdatedAt);
  useEffect(() => {
    if (shown.current === dataUpdatedAt) return;
    shown.current = dataUpdatedAt;
    // Its own reload keeps the place that was scrolled to.
    frame.current?.contentWindow?.location.reload();
  }, [dataUpdatedAt]);
  return (
    <div className={css['bezel']}>
      <iframe ref={frame} src={longLink('', menuId)} title={say('publicInfo.phonePreview')} width={390} height={600} />
    </div>
  );
}
