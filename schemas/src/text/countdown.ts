const SECOND_MS = 1000;

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** A duration in ms as `3:48`, from an hour on as `1:03:48`; `0:00` if it is negative. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}
