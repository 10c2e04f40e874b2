/** CSS variables of the staff console. */
export const staffCssVariables = {
  minBlockSize: '100dvh',
  '--panel': '324px',
} as const;
