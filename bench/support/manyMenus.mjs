/** Inserts menus directly into the tables, because 10,000 menus of 200 items are two million rows. */
import { inDatabase } from '../../scripts/lib/temporaryPostgres.mjs';

const SECTIONS_EACH = 10;
const ITEMS_IN_SECTION = 20;
export const ITEMS_PER_MENU = SECTIONS_EACH * ITEMS_IN_SECTION;

/** The username of a menu. @param {number} number from 1 */
export const menuNameOf = (number) => `menu-${number}`;

/** An id in the product's format: 24 lower-case letters and digits. */
const id = (/** @type {string} */ kind, /** @type {string} */ number) => `'${kind}' || lpad(${number}::text, 23, '0')`;

const MENUS = `
  INSERT INTO menus (id, document_id, username, currency, heading_phrase, institution, working_days, settings,
    colors, cart_settings, plan, new_visitors, total_visitors, revision, created_at, updated_at, published_at)
  SELECT n, ${id('m', 'n')}, 'menu-' || n, 'JOD', 'أهلًا وسهلًا',
    jsonb_build_object('name', 'مطعم ' || n, 'description', 'منسف ومشاوي على الفحم',
      'contact', jsonb_build_object('phone', '+962790000000')),
    '[{"day":"sun","start":"08:00","end":"23:30"}]', '{"doMenuPurchase":true,"timeZone":"Asia/Amman"}',
    '{}', '{}', 1, 0, 0, 1, now(), now(), now()
  FROM generate_series(1, $1::int) n`;

const NAMES = `
  INSERT INTO menu_names (document_id, name, menu_id, created_at, updated_at, published_at)
  SELECT ${id('n', 'n')}, 'menu-' || n, n, now(), now(), now() FROM generate_series(1, $1::int) n`;

const SECTIONS = `
  INSERT INTO sections (id, document_id, title, prime, hide, menu_id, position, created_at, updated_at, published_at)
  SELECT s, ${id('s', 's')}, 'قسم ' || s, false, false, (s - 1) / ${SECTIONS_EACH} + 1, (s - 1) % ${SECTIONS_EACH},
    now(), now(), now()
  FROM generate_series(1, $1::int * ${SECTIONS_EACH}) s`;

const ITEMS = `
  INSERT INTO items (id, document_id, title, description, price, pin, show, sold_out, hide, interest_records, menu_id,
    section_id, position, created_at, updated_at, published_at)
  SELECT i, ${id('i', 'i')}, 'طبق رقم ' || i, 'لحم خروف بلدي مطهوّ بلبن الجميد الكركي', 1000 + i % 9000, false,
    '{"type":"small-image"}', false, false, 0, (i - 1) / ${ITEMS_PER_MENU} + 1, (i - 1) / ${ITEMS_IN_SECTION} + 1,
    (i - 1) % ${ITEMS_IN_SECTION}, now(), now(), now()
  FROM generate_series(1, $1::int * ${ITEMS_PER_MENU}) i`;

/** @param {string} url of a database with empty tables @param {number} count of menus */
export const insertMenus = (url, count) =>
  inDatabase(url, async (client) => {
    // Disables foreign-key checks for speed. The references are known to be valid.
    await client.query('SET session_replication_role = replica');
    for (const statement of [MENUS, NAMES, SECTIONS, ITEMS]) await client.query(statement, [count]);
    for (const table of ['menus', 'menu_names', 'sections', 'items']) {
      await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  });
