/**
 * Shows a story in a frame as wide as a device: media queries and fixed elements behave as on that device. The frame's
 * URL contains the choices made in the toolbars. If a choice changes, the frame loads again.
 */
import { useContext, useEffect, useRef, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { propertyOf } from '@qaima/schemas/core/typeGuards';

/** In px. Must equal the viewports of `preview.tsx`. */
export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
export type DeviceName = keyof typeof devices;

interface StoryArgs {
  readonly storyId: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The properties of a Storybook preview that scripts in its document can use. */
interface Preview {
  readonly onUpdateArgs: (update: { storyId: string; updatedArgs: StoryArgs['args'] }) => Promise<void>;
}
type PreviewWindow = Window & { readonly __STORYBOOK_PREVIEW__?: Preview };
type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

const MIN_HEIGHT_PX = 80;
/** The toolbars whose choices are in the frame's URL. */
const GLOBALS = ['language', 'theme', 'palette'];

interface StoryFrameProps {
  readonly story: Story;
  readonly device: DeviceName;
}

const isDevice = (name: unknown): name is DeviceName => typeof name === 'string' && name in devices;

/** The device chosen in the toolbar, or else the one in the story's `parameters.device`. */
export const deviceOf = ({ parameters }: Story, named: unknown): DeviceName =>
  [named, parameters['device']].find(isDevice) ?? 'phone';

export function StoryFrame({ story, device }: StoryFrameProps) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [contentHeight, setContentHeight] = useState(MIN_HEIGHT_PX);
  const globals: unknown = getStoryContext(story).globals;
  const chosen = GLOBALS.map((name) => `${name}:${String(propertyOf(globals, name))}`).join(';');
  const isArabic = propertyOf(globals, 'language') === 'ar';
  const { width, height } = devices[device];
  const isScreen = story.parameters['frame'] === 'screen';

  useEffect(() => {
    let sent = '';
    const onArgs = ({ storyId, args }: StoryArgs) => {
      // The frame reports the change back to this page. Equal arguments are not sent again, because that would be a
      // loop.
      const text = JSON.stringify(args);
      if (storyId !== story.id || text === sent) return;
      sent = text;
      const framed = frame.current?.contentWindow as PreviewWindow | null;
      void framed?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs: args });
    };
    channel.on('storyArgsUpdated', onArgs);
    return () => channel.off('storyArgsUpdated', onArgs);
  }, [channel, story.id]);

  const observeHeight = () => {
    const root = frame.current?.contentDocument?.querySelector('#storybook-root');
    if (root) new ResizeObserver(() => setContentHeight(root.ownerDocument.body.scrollHeight)).observe(root);
  };

  return (
    // For a frame that is wider than the page: the visible part is at first the side where lines begin.
    <div dir={isArabic ? 'rtl' : 'ltr'} style={{ overflowX: 'auto' }}>
      <iframe
        ref={frame}
        title={story.name}
        src={`iframe.html?viewMode=story&id=${story.id}&globals=${chosen}`}
        loading="lazy"
        width={width}
        height={isScreen ? height : Math.min(Math.max(contentHeight, MIN_HEIGHT_PX), height)}
        style={{
          display: 'block',
          marginInlineStart: isArabic ? 'auto' : 0,
          border: '1px solid #cfc6be',
          borderRadius: 8,
        }}
        onLoad={observeHeight}
      />
    </div>
  );
}
