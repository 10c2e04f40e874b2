import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wide enough for the frame of the review screen. (docs/spec/owners-area.md#review-screen) */
export const useHasPhoneFrame = (): boolean => !useMediaQuery('(max-width: 454.95px)');
