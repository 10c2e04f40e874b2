/**
 * Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again when the page
 * becomes visible.
 */

export type ScreenState = 'off' | 'on' | 'unavailable';

export class WakeLock {
  private isWanted = false;
  private lock: WakeLockSentinel | null = null;
  private isRefused = false;

  constructor(private readonly onChange: () => void) {}

  state(): ScreenState {
    if (!this.isWanted) return 'off';
    return this.lock && !this.lock.released ? 'on' : this.isRefused ? 'unavailable' : 'off';
  }

  start(): void {
    this.isWanted = true;
    document.addEventListener('visibilitychange', this.request);
    this.request();
  }

  stop(): void {
    this.isWanted = false;
    document.removeEventListener('visibilitychange', this.request);
    void this.lock?.release().catch(() => undefined);
    this.lock = null;
  }

  private readonly request = (): void => {
    if (!this.isWanted || document.visibilityState !== 'visible' || (this.lock && !this.lock.released)) return;
    // Older browsers and insecure origins have no wake lock.
    if (!('wakeLock' in navigator)) {
      this.isRefused = true;
      this.onChange();
      return;
    }
    navigator.wakeLock.request('screen').then(
      (lock) => {
        this.lock = lock;
        this.isRefused = false;
        lock.onrelease = this.onChange;
        if (this.isWanted) this.onChange();
        else void lock.release();
      },
      () => {
        this.isRefused = true;
        this.onChange();
      },
    );
  };
}
