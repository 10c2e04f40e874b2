/**
 * The table panel, which replaces phone and locations: the table's label, its zone, and the call buttons.
 * (docs/spec/public-site.md#tables)
 */
import { readJson } from '@qaima/schemas/core/json';
import { telLink } from '@qaima/schemas/link/links';
import type { Envelope, TableOfToken } from '@qaima/schemas';
import { readTable, storeTable, type ScannedTable } from '../../../../client/scannedTable.js';
import { contentLang } from '../../../../i18n/contentLang.js';
import { callButton } from './callButton.js';
import type { Unattended } from './callTimes.js';
import { tableMessages } from './messages.js';
import { addChip } from './tableChip.js';

/** Labels up to this number of characters are shown large. */
const MAX_SHORT_LABEL = 3;

/**
 * The table whose code is in the URL, or else the table that was scanned earlier in this visit. Null if the code was
 * replaced or belongs to another menu.
 * @throws if the server is unreachable
 */
async function tableNow(menuId: string, token: string | null): Promise<ScannedTable | null> {
  const stored = readTable(menuId);
  const { lang } = document.documentElement;
  const wanted = token ?? stored?.token;
  const isKnown = wanted === stored?.token;
  // A zone may have another name in each language.
  if (wanted === undefined || (isKnown && (!stored?.zone || stored.lang === lang))) return stored;
  const response = await fetch(`/api/v1/t/${encodeURIComponent(wanted)}`, {
    headers: { 'Accept-Language': lang },
  }).catch((error: unknown) => {
    if (isKnown) return null;
    throw error;
  });
  if (response === null) return stored;
  if (!response.ok) return null;
  const { menu, label, zone } = (await readJson<Envelope<TableOfToken>>(response)).data.data;
  return menu === menuId && label !== undefined ? { token: wanted, label, ...(zone ? { zone, lang } : {}) } : null;
}

/** The name of a table, such as `طاولة 7`. */
function tableName(label: string): readonly Node[] {
  const isolated = document.createElement('bdi');
  isolated.textContent = label;
  return [document.createTextNode(`${tableMessages(document).table} `), isolated];
}

/** Says that no device of the venue rings for a call, with its phone; empty if one does. */
function showUnheard(place: HTMLElement, { isUnattended, phone }: Unattended): void {
  const messages = tableMessages(document);
  place.replaceChildren(...(isUnattended ? [messages.unheard] : []));
  const call = telLink(phone);
  if (!isUnattended || call === null) return;
  const [link, number] = [document.createElement('a'), document.createElement('bdi')];
  link.href = call;
  number.dir = 'ltr';
  number.textContent = phone ?? '';
  link.append(`${messages.phone} `, number);
  place.append(' ', link);
}

function panelOf({ token, label, zone }: ScannedTable, onUnknownTable: () => void): HTMLElement {
  const [panel, name, title] = [
    document.createElement('section'),
    document.createElement('p'),
    document.createElement('b'),
  ];
  panel.className = 'seat';
  panel.setAttribute('aria-label', `${tableMessages(document).table} ${label}`);
  if ([...label].length <= MAX_SHORT_LABEL) {
    const number = document.createElement('b');
    number.className = 'seat-number';
    number.setAttribute('aria-hidden', 'true');
    number.dir = 'auto';
    number.textContent = label;
    panel.append(number);
  }
  title.append(...tableName(label));
  name.append(title);
  if (zone) {
    const where = document.createElement('small');
    where.dir = 'auto';
    where.textContent = zone;
    const lang = contentLang(zone, document.documentElement.lang);
    if (lang) where.lang = lang;
    name.append(where);
  }
  const unheard = document.createElement('p');
  unheard.className = 'unheard';
  unheard.setAttribute('role', 'status');
  const onCalled = (call: Unattended) => showUnheard(unheard, call);
  const buttons = (['waiter', 'bill'] as const).map((kind) => callButton(kind, token, onCalled, onUnknownTable));
  panel.append(name, ...buttons, unheard);
  return panel;
}

/** Shows that the code in the URL does not belong to a table of this menu. */
function showFormerCode(identity: HTMLElement | null): void {
  const notice = document.createElement('p');
  notice.className = 'former-code';
  notice.setAttribute('role', 'status');
  identity?.append(notice);
  notice.textContent = tableMessages(document).formerCode;
}

export async function showTable(menuId: string, token: string | null): Promise<void> {
  const identity = document.querySelector<HTMLElement>('.identity');
  try {
    const table = await tableNow(menuId, token);
    storeTable(menuId, table);
    if (!table && token !== null) showFormerCode(identity);
    if (!table || !identity) return;
    // If the venue has replaced the code, the page becomes the same as for guests without a table.
    const leaveTable = () => {
      storeTable(menuId, null);
      identity.classList.remove('seated');
      for (const shown of document.querySelectorAll('.seat, .seat-chip')) shown.remove();
      // It stays on the page, because it has the notification until it has closed.
      document.querySelector<HTMLDialogElement>('.seat-calls[open]')?.close();
    };
    const panel = panelOf(table, leaveTable);
    identity.classList.add('seated');
    identity.append(panel);
    addChip(panel, tableName(table.label));
  } catch (error) {
    // If the server is unreachable, the page stays the same as for guests without a table.
    console.info(error);
  }
}
