/** An instant as `20:05`, in the venue's time zone; without one, in the device's. */
export const clock = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
