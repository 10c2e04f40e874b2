/**
 * Plays a random background video once the page has loaded and the hero is in view. Loads nothing with reduced
 * motion, data saving, or a slow network.
 */
import type { VideoSources } from '../videos.js';
import { parseJson } from '@qaima/schemas/core/json';

/** The Network Information API, which not all browsers support. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const REDUCED_MOTION_OR_DATA = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

interface NavigatorWithConnection extends Navigator {
  readonly connection?: Network;
}

function wantsVideo(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  const isSlow = connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
  return !isSlow && connection?.saveData !== true && !matchMedia(REDUCED_MOTION_OR_DATA).matches;
}

function createVideo(document: Document, { webm, mp4 }: VideoSources): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'auto', disablePictureInPicture: true });
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  for (const [src, type] of [
    [webm, 'video/webm'],
    [mp4, 'video/mp4'],
  ] as const) {
    video.append(Object.assign(document.createElement('source'), { src, type }));
  }
  return video;
}

/** Plays the video while it is in view, unless the visitor paused it. */
function controlPlayback(place: HTMLElement, video: HTMLVideoElement, button: HTMLButtonElement): void {
  let isStopped = false;
  let isInSight = true;
  const follow = () => {
    if (isStopped || !isInSight) video.pause();
    // Some browsers block playback in power saving mode; the poster stays.
    else video.play().catch(() => undefined);
  };
  video.addEventListener('playing', () => {
    video.classList.add('on');
    button.hidden = false;
  });
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    const { other = '' } = button.dataset;
    button.dataset['other'] = button.textContent;
    button.textContent = other;
    follow();
  });
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    follow();
  }).observe(place);
  matchMedia(REDUCED_MOTION_OR_DATA).addEventListener('change', ({ matches }) => {
    if (!matches) return;
    isStopped = true;
    video.remove();
    button.hidden = true;
    follow();
  });
}

function attach(document: Document): void {
  const place = document.querySelector<HTMLElement>('[data-films]');
  const button = document.querySelector<HTMLButtonElement>('.still');
  const films = parseJson<readonly VideoSources[]>(place?.dataset['films'] ?? '[]');
  const film = films[Math.floor(Math.random() * films.length)];
  if (!place || !button || !film || !wantsVideo()) return;
  const video = createVideo(document, film);
  place.append(video);
  controlPlayback(place, video, button);
}

/** Waits until all other content has loaded. */
export function initHeroVideo(document: Document): void {
  if (document.readyState === 'complete') attach(document);
  else addEventListener('load', () => attach(document), { once: true });
}
