/** Presses "hide" on the first section. Stories use it to send a request that the fake API rejects. */
import type { StoryObj } from '@storybook/react-vite';

export const hideFirstSection: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const [hide] = await canvas.findAllByRole('switch');
  if (hide) await userEvent.click(hide);
};
