/** The elapsed part of a period, in percent. */
export const shareOf = (begin: number, end: number, now: number): number =>
  end > begin ? Math.round(Math.min(1, Math.max(0, (now - begin) / (end - begin))) * 1000) / 10 : 100;
