/** CSS variables of the staff console. */
export const staffVariables = {
  minBlockSize: '100dvh',
  '--panel': '324px',
} as const;
