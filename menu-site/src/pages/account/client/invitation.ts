/** Shows what an invitation is for: who invites to which team, with which role. */
import type { ErrorEnvelope, InvitationPreview } from '@qaima/schemas';
import { readJson } from '@qaima/schemas/core/json';

const error = document.querySelector<HTMLElement>('[data-invitation-error]');
const content = document.querySelector<HTMLElement>('[data-invitation]');
const field = document.querySelector<HTMLInputElement>('input[data-link-token]');

function show({ by, menuName, role }: InvitationPreview): void {
  const texts: Readonly<Record<string, string>> = { by, menuName };
  for (const part of document.querySelectorAll<HTMLElement>('[data-invited]'))
    part.textContent = texts[part.dataset['invited'] ?? ''] ?? '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-invited-menu]')) part.hidden = menuName === '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-invited-role]'))
    part.hidden = part.dataset['invitedRole'] !== role;
}

/** Loads and shows the invitation. @returns the error message; empty on success */
async function loadPreview(address: string, token: string, unreachable: string): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!response.ok) return (await readJson<Partial<ErrorEnvelope>>(response)).message ?? unreachable;
    show((await readJson<{ data: { data: InvitationPreview } }>(response)).data.data);
    return '';
  } catch {
    return unreachable;
  }
}

async function update(): Promise<void> {
  if (!error || !content || !field || field.value === '') return;
  const { preview = '', unreachable = '' } = error.dataset;
  const problem = await loadPreview(preview, field.value, unreachable);
  error.textContent = problem;
  content.hidden = problem !== '';
}

void update();
addEventListener('hashchange', () => void update());
