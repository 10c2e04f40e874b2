/** Opens the screens of guests' orders, with a fake sound and a clock that tests advance. */
import { render, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@qaima/schemas';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { aBusyVenue, anInboxMenu } from '../../stories/support/sampleVenue.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

export const DAY_MS = 86_400_000;

/** What the device plays. */
export const heard = {
  /** The number of sounds that are playing in a loop. */
  ringing: 0,
  /** The number of sounds that were played once. */
  played: 0,
  /** What the page has created for its sound, the current one last. */
  audios: new Array<FakeAudio>(),
};

class FakeNode {
  connect<T>(next: T): T {
    return next;
  }
}

class FakeSource extends FakeNode {
  private isPlaying = false;
  constructor(
    _context: unknown,
    private readonly options: { readonly loop: boolean },
  ) {
    super();
  }
  start() {
    this.isPlaying = true;
    if (this.options.loop) heard.ringing += 1;
    else heard.played += 1;
  }
  stop() {
    if (this.isPlaying && this.options.loop) heard.ringing -= 1;
    this.isPlaying = false;
  }
}

class FakeGain extends FakeNode {
  readonly gain = { setValueAtTime: () => undefined };
}

class FakeAudio {
  state = 'running';
  readonly sampleRate = 100;
  readonly currentTime = 0;
  readonly destination = {};
  onstatechange: (() => void) | null = null;
  constructor() {
    heard.audios.push(this);
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(240) });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

/** Registers the fake sound before each test of the file, and removes all fakes after it. */
export function setUpOrderBoard(): void {
  beforeEach(() => {
    setUpBrowser();
    localStorage.clear();
    heard.ringing = 0;
    heard.played = 0;
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.stubGlobal('AudioBufferSourceNode', FakeSource);
    vi.stubGlobal('GainNode', FakeGain);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    passed = 0;
    vi.unstubAllGlobals();
  });
}

export function open(options: FakeOptions = {}, at = '/orders', language: Language = 'ar') {
  const api = createFakeApi({ menu: anInboxMenu(), ...aBusyVenue(), ...options });
  render(<OwnerStory api={api} at={at} language={language} />);
  return { api, user: renderUser() };
}

/** Opens the board and starts the shift. */
export async function openBoard(options: FakeOptions = {}) {
  const opened = open(options);
  await opened.user.click(await screen.findByRole('button', { name: 'ابدأ الوردية' }));
  await screen.findByRole('heading', { name: 'بانتظارك' });
  return opened;
}

export const id = (number: number) => idOf('guestorder', number);
export const cardOf = (number: number) => document.querySelector<HTMLElement>(`[data-order="${id(number)}"]`)!;
export const column = (name: string) => screen.getByRole('region', { name });
export const button = (number: number, name: RegExp | string) => within(cardOf(number)).getByRole('button', { name });
export const inColumn = (name: string, number: number) =>
  waitFor(() => expect(column(name).contains(cardOf(number))).toBe(true));

/** Sets the device's clock by `ms` without any time passing. */
export function setClock(ms: number) {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

const elapsed = performance.now.bind(performance);
let passed = 0;

/** Lets `ms` pass. The board notices within a second. */
export function pass(ms: number) {
  passed += ms;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + passed);
  setClock(ms);
}
