export const staffCssVariables = {
  minBlockSize: '100dvh',
  '--panel': '324px',
} as const;
