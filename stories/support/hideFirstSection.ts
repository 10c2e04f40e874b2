/** Hides the first section of the list. Stories use it as a request that the fake API rejects. */
import type { StoryObj } from '@storybook/react-vite';

export const hideFirstSection: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const [hide] = await canvas.findAllByRole('switch');
  if (hide) await userEvent.click(hide);
};
