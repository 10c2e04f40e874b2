/**
 * Shows the lines that were added without a network and that the server has refused since, until the guest removes or
 * replaces them. (docs/spec/public-site.md#offline)
 */
import { isolateBidi } from '../notify.js';
import { itemPanelMessages } from '../../i18n/itemPanelMessages.js';
import { readRefusedLines, replaceQueuedLine, type QueuedLine } from './queuedLines.js';

/** How a page shows the refused lines. */
export interface RefusedLinesView {
  readonly menuId: string;
  /** Puts the list into the page. */
  readonly place: (list: HTMLElement) => void;
  /** Lets the guest choose another dish. @param index the line's index in the refused lines */
  readonly replace: (line: QueuedLine, index: number) => void;
}

function createButton(text: string, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text, ariaLabel: `${text}: ${label}` });
  button.addEventListener('click', act);
  return button;
}

function createLine(line: QueuedLine, index: number, { menuId, replace }: RefusedLinesView): HTMLLIElement {
  const messages = itemPanelMessages();
  const entry = document.createElement('li');
  const [name, reason] = [document.createElement('s'), document.createElement('p')];
  name.dir = 'auto';
  name.textContent = line.title;
  reason.textContent = line.refusal || messages.notAdded;
  entry.append(
    name,
    reason,
    createButton(messages.instead, isolateBidi(line.title), () => replace(line, index)),
    createButton(messages.remove, isolateBidi(line.title), () => {
      replaceQueuedLine(menuId, line);
    }),
  );
  return entry;
}

/** Draws the refused lines anew. Without any, nothing is shown. */
export function showRefusedLines(view: RefusedLinesView): void {
  const lines = readRefusedLines(view.menuId);
  const known = document.querySelector<HTMLElement>('.refused');
  if (lines.length === 0) return known?.remove();
  const list = known ?? document.createElement('ul');
  list.className = 'refused';
  list.ariaLabel = itemPanelMessages().notAdded;
  list.replaceChildren(...lines.map((line, index) => createLine(line, index, view)));
  if (!known) view.place(list);
}
