import type { ar } from '../ar/reorder.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  reorder: {
    title: 'Order of the menu',
    tool: 'Reorder',
    hint: 'Drag by the handle, or use the arrows. Your customers see the new order once you press “Save order”.',
    save: 'Save order',
    saving: 'Saving the order…',
    saved: 'Order changed',
    unfoldAll: 'Open all',
    foldAll: 'Close all',
    list: 'Sections and items in their order',
    empty: 'No items here yet. Drop one in this place.',
    drag: 'Drag %{title}',
    roleDescription: 'draggable',
    up: 'Move %{title} up',
    down: 'Move %{title} down',
    more: 'Move %{title}',
    first: 'To the top',
    last: 'To the bottom',
    toSection: 'Move to a section…',
    toSectionTitle: 'Move “%{title}” to',
    isHere: 'Here now',
    howTo:
      'To pick it up, press the space bar; move it with the up and down arrows; press the space bar again to put it down, or Escape to cancel.',
    heldItem: 'Picked up “%{title}”, at position %{place} of %{count} in “%{section}”.',
    heldSection: 'Picked up the section “%{title}”, at position %{place} of %{count}.',
    overItem: 'Position %{place} of %{count} in “%{section}”.',
    overSection: 'Position %{place} of %{count}.',
    putItem: '“%{title}” is now at position %{place} of %{count} in “%{section}”.',
    putSection: 'The section “%{title}” is now at position %{place} of %{count}.',
    canceled: 'Cancelled; “%{title}” stays where it was.',
  },
};
