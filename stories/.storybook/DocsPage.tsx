/** The docs page of a component: its description, its first story with controls, then its other states. */
import { useContext, useEffect } from 'react';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { Controls, Description, DocsContext, Subheading, Title } from '@storybook/addon-docs/blocks';
import { deviceOf, devices, StoryFrame } from './StoryFrame.js';

const WIDTH = 'العرض · Width';

/** Scrolls to a story's frame if the URL ends with `#story--id`. */
function useAnchor() {
  useEffect(() => {
    const { hash } = window.parent.location;
    if (hash.startsWith('#')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
}

export function DocsPage() {
  const { channel, componentStories, getStoryContext } = useContext(DocsContext);
  useAnchor();
  const [primary, ...others] = componentStories();
  if (!primary) return null;
  // The viewport in Storybook's toolbar. The buttons below change it too.
  const globals: unknown = getStoryContext(primary).globals;
  const named = propertyOf(propertyOf(globals, 'viewport'), 'value');
  const choose = (value: string) =>
    channel.emit('updateGlobals', { globals: { viewport: { value, isRotated: false } } });
  return (
    <>
      <Title />
      <Description of="meta" />
      <div role="group" aria-label={WIDTH} style={{ display: 'flex', gap: 8, marginBlock: 16 }}>
        {Object.entries(devices).map(([name, { width }]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === deviceOf(primary, named)}
            style={{ padding: '4px 12px', fontWeight: name === deviceOf(primary, named) ? 700 : 400 }}
            onClick={() => choose(name)}
          >
            {width}
          </button>
        ))}
      </div>
      <Subheading>{primary.name}</Subheading>
      <StoryFrame story={primary} device={deviceOf(primary, named)} />
      <Controls />
      {others.map((story) => (
        <section key={story.id} id={`story--${story.id}`}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport as unknown} />
          <StoryFrame story={story} device={deviceOf(story, named)} />
        </section>
      ))}
    </>
  );
}
