/** Draws blurred placeholders for loading pictures, from the thumbhash in their file name. */
import { thumbhashFromUrl } from '@qaima/schemas/upload/picture';
import { thumbHashToDataURL } from 'thumbhash';

/**
 * The distance from the viewport within which placeholders are drawn. Browsers start loading lazy pictures at a
 * larger distance.
 */
const ROOT_MARGIN = '400px 0px';

/** The duration of the fade-in. */
const FADE_MS = 200;

const bytesOf = (hash: string) =>
  Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The parent of a picture, whose background shows the placeholder. Null if its bounds differ from the picture's. */
function frameOf(image: HTMLImageElement): HTMLElement | null {
  const frame = image.parentElement;
  const [inner, outer] = [image.getBoundingClientRect(), frame?.getBoundingClientRect()];
  const isSame = Math.abs(inner.width - (outer?.width ?? 0)) < 1 && Math.abs(inner.height - (outer?.height ?? 0)) < 1;
  return isSame ? frame : null;
}

function showPlaceholder(image: HTMLImageElement): void {
  const hash = thumbhashFromUrl(image.src);
  if (hash === null || image.complete) return;
  const frame = frameOf(image);
  const place = frame ?? image;
  if (frame) {
    frame.style.borderRadius = getComputedStyle(image).borderRadius;
    image.style.background = 'none';
  }
  place.style.background = `center / cover no-repeat url(${thumbHashToDataURL(bytesOf(hash))})`;
  const clear = () => {
    for (const { style } of [image, place]) style.removeProperty('background');
    frame?.style.removeProperty('border-radius');
  };
  const fadeIn = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!frame || isStill) clear();
    else void image.animate({ opacity: [0, 1] }, FADE_MS).finished.then(clear, clear);
  };
  image.addEventListener('load', fadeIn, { once: true });
  image.addEventListener('error', clear, { once: true });
}

export function showPicturePlaceholders(document: Document): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        if (target instanceof HTMLImageElement) showPlaceholder(target);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const image of document.images) if (!image.complete) near.observe(image);
}
