/** What the staff desk measures otherwise than the owner's area: its bar, and the column of what is open. */
export const staffVariables = {
  minBlockSize: '100dvh',
  '--panel': '324px',
} as const;
