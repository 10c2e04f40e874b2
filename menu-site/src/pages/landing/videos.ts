/** The background videos. The browser plays a random one. (docs/spec/public-site.md#landing-page) */
import {
  gardenMp4,
  gardenWebm,
  grillMp4,
  grillWebm,
  morningMp4,
  morningWebm,
  sweetsMp4,
  sweetsWebm,
} from './assets.js';

/** The files of a video, smallest first. */
export interface VideoSources {
  readonly webm: string;
  readonly mp4: string;
}

export const VIDEOS: readonly VideoSources[] = [
  { webm: grillWebm, mp4: grillMp4 },
  { webm: morningWebm, mp4: morningMp4 },
  { webm: sweetsWebm, mp4: sweetsMp4 },
  { webm: gardenWebm, mp4: gardenMp4 },
];

/** The size in pixels of every video and poster. */
export const VIDEO_SIZE = { width: 640, height: 720 } as const;
