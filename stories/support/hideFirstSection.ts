/** Hides the first section of the list: a call that stories let the fake API refuse. */
import type { StoryObj } from '@storybook/react-vite';

export const hideFirstSection: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const [hide] = await canvas.findAllByRole('switch');
  if (hide) await userEvent.click(hide);
};
