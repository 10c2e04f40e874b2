/** A screen of its own inside a story, so that the page's rules for phones and desktops hold by its width. */
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '@qaima/schemas';
import burger from './pictures/burger.webp';
import salad from './pictures/salad.webp';
import wrap from './pictures/wrap.webp';

const pictures: Readonly<Record<string, string>> = { burger, salad, wrap, main: salad, logo: burger };

/** Stories have no server: uploaded pictures are shown by what their file names begin with. */
function showPictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[src*="/public/uploads/"]')) {
    const subject = /uploads\/([a-z]+)/.exec(image.src)?.[1] ?? '';
    image.removeAttribute('srcset');
    image.src = new URL(pictures[subject] ?? wrap, document.baseURI).href;
  }
}

interface ScreenProps {
  readonly title: string;
  readonly language: Language;
  /** In pixels. */
  readonly width: number;
  readonly style: string;
  /** A page rather than a part of one: it has its own margins. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

export function Screen({ title, language, width, style, isWhole = false, children }: ScreenProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    if (page) showPictures(page);
  });
  useEffect(() => {
    if (!page) return;
    const sizes = new ResizeObserver(() => setHeight(page.body.scrollHeight));
    sizes.observe(page.body);
    return () => sizes.disconnect();
  }, [page]);

  /** Takes the frame's empty page over. */
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const opened = frame?.contentDocument ?? null;
      if (opened) {
        opened.title = title;
        Object.assign(opened.documentElement, { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
      }
      setPage(opened);
    },
    [title, language],
  );

  return (
    <iframe title={title} width={width} height={height} style={{ border: 0 }} ref={open}>
      {page &&
        createPortal(
          <>
            <style>{isWhole ? style : `${style}body{padding:16px}`}</style>
            {children}
          </>,
          page.body,
        )}
    </iframe>
  );
}
