/** The sound of the inbox: rings while orders call for attention, and plays once for each new call of a table. */
import type { TableCall } from '@qaima/schemas';
import { Ringer, type SoundState } from './ringer.js';

export class Alarm {
  private readonly ringer: Ringer;
  private ringsSince: number | null = null;
  /** The calls of tables that have played the sound in this shift, by id and time. */
  private soundedCalls: ReadonlySet<string> = new Set();

  /** @param onChange called when the browser stops or allows the sound */
  constructor(onChange: () => void) {
    this.ringer = new Ringer(onChange);
  }

  state(): SoundState {
    return this.ringer.state();
  }

  /** Allows sound. Call it in the handler of a tap, because browsers allow sound only then. */
  start(): void {
    this.ringer.unlock();
    // The calls that wait already sound too.
    this.soundedCalls = new Set();
  }

  stop(): void {
    this.ringer.close();
    this.ringsSince = null;
  }

  /** Plays the sound once. Call it in the handler of a tap. */
  tryOut(): void {
    this.ringer.unlock();
    this.ringer.playOnce();
  }

  /** Continues a sound that the browser has stopped. */
  revive(): void {
    this.ringer.revive();
  }

  ring(isRinging: boolean): void {
    this.ringsSince = isRinging ? (this.ringsSince ?? Date.now()) : null;
    this.ringer.ring(this.ringsSince);
  }

  soundCalls(calls: readonly TableCall[]): void {
    // A call that a table repeats keeps its id, and has a new time.
    const keys = calls.map(({ _id, at }) => `${_id} ${at}`);
    if (keys.some((key) => !this.soundedCalls.has(key))) this.ringer.playOnce();
    this.soundedCalls = new Set(keys);
  }
}
