/**
 * The sound of the inbox. An audio buffer plays in a loop; timers would not work, because browsers throttle them in
 * background tabs. Browsers allow sound only after a tap.
 */
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';

export type SoundState = 'off' | 'on' | 'blocked';

/** After this time the ringing becomes louder. */
const LOUDER_AFTER_S = 60;
const VOLUME = 0.45;
const LOUD_VOLUME = 1;
/** The length of the loop: three notes and a pause. */
const LOOP_S = 2.4;
/** The start (s) and the frequency (Hz) of each note. */
const NOTES = [
  [0, 880],
  [0.22, 1108.73],
  [0.44, 1318.51],
] as const;

function synthesize(context: AudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.ceil(LOOP_S * rate), rate);
  const samples = buffer.getChannelData(0);
  for (const [start, frequency] of NOTES) {
    for (let at = Math.floor(start * rate); at < samples.length; at += 1) {
      const time = at / rate - start;
      // Sounds like a bell: a fundamental and a quieter octave, both fading out. The soft start avoids a click.
      const envelope = Math.exp(-5 * time) * Math.min(1, time * 200);
      const wave = Math.sin(2 * Math.PI * frequency * time) + 0.4 * Math.sin(4 * Math.PI * frequency * time);
      samples[at] = (samples[at] ?? 0) + 0.4 * envelope * wave;
    }
  }
  return buffer;
}

/** In Safari, the switch that silences an iPhone also silences pages, unless they declare their sound as playback. */
function setAudioSession(type: 'playback' | 'auto') {
  const session: unknown = propertyOf(navigator, 'audioSession');
  if (isRecord(session)) Object.assign(session, { type });
}

export class Ringer {
  private context: AudioContext | null = null;
  private buffer: AudioBuffer | null = null;
  private loop: { readonly source: AudioBufferSourceNode; readonly since: number } | null = null;

  /** @param onChange called when the browser stops or allows the sound */
  constructor(private readonly onChange: () => void) {}

  state(): SoundState {
    if (!this.context) return 'off';
    return this.context.state === 'running' ? 'on' : 'blocked';
  }

  /** Allows sound. Call it in the handler of a tap. */
  unlock(): void {
    if (typeof AudioContext === 'undefined') return;
    if (this.context?.state !== 'running') this.renew();
  }

  /** Continues a sound that the browser has stopped, for instance an iPhone during a call. */
  revive(): void {
    if (this.context && this.context.state !== 'running') this.renew();
  }

  /**
   * Creates the audio anew. An interrupted one of Safari may stay silent after `resume` although it says that it runs.
   * If the browser refuses without a tap, `state` shows that.
   */
  private renew() {
    this.close();
    setAudioSession('playback');
    this.context = new AudioContext();
    this.context.onstatechange = this.onChange;
    this.buffer = synthesize(this.context);
    void this.context.resume().catch(() => undefined);
    this.onChange();
  }

  playOnce(): void {
    this.play(false, VOLUME);
  }

  /** @param since when the ringing began, epoch ms; null for silence */
  ring(since: number | null): void {
    if (since === this.loop?.since) return;
    this.loop?.source.stop();
    this.loop = null;
    if (since === null) return;
    const source = this.play(true, VOLUME, LOUDER_AFTER_S - (Date.now() - since) / 1000);
    if (source) this.loop = { source, since };
  }

  close(): void {
    this.ring(null);
    if (!this.context) return;
    setAudioSession('auto');
    this.context.onstatechange = null;
    void this.context.close().catch(() => undefined);
    this.context = null;
  }

  /** @param louderIn seconds */
  private play(loop: boolean, volume: number, louderIn?: number): AudioBufferSourceNode | null {
    const { context, buffer } = this;
    if (!context || !buffer) return null;
    const source = new AudioBufferSourceNode(context, { buffer, loop });
    const gain = new GainNode(context, { gain: volume });
    if (louderIn !== undefined) gain.gain.setValueAtTime(LOUD_VOLUME, context.currentTime + Math.max(0, louderIn));
    source.connect(gain).connect(context.destination);
    source.start();
    return source;
  }
}
