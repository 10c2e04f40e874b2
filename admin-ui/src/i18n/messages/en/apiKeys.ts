import type { ar } from '../ar/apiKeys.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  apiKeys: {
    caption: 'API keys',
    hint: 'A key gives another program, such as a till, access to this menu. Give each program its own key, and allow only what it needs.',
    createTitle: 'New key',
    create: 'Create the key',
    key: 'The key',
    once: 'Copy it now: it is not shown again. Whoever knows it can do what you allowed.',
    noEnd: 'Leave it empty for a key that is valid until you delete it.',
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    until: 'Valid until',
    delete: 'Delete the key “%{title}”',
    deleteText: 'The program that uses it stops working at once. This can’t be undone.',
  },
};
