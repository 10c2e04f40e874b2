import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Lint rules that need only syntax. oxlint (`.oxlintrc.json`) runs the rules that need types, in a tenth of the time. */
const PAGES = ['{admin-ui,menu-site}/src/**/*.tsx', 'stories/**/*.tsx'];

/** @param {...string[]} entries a selector and its message @returns {import('eslint').Linter.RuleEntry} */
const forbid = (...entries) => ['error', ...entries.map(([selector, message]) => ({ selector, message }))];

const NO_ENUMS = ['TSEnumDeclaration', 'Use a union of literals: an enum is code, and no JSON Schema knows it.'];

const PHYSICAL_NAME = '/^(margin|padding|border)(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$/';
const PHYSICAL_SHORT = '/^(left|right|ml|mr|pl|pr)$/';
const SIDES =
  'Physical sides are wrong in one of the two directions: use the logical property (inlineStart, inlineEnd).';
const PHYSICAL_SIDES = [
  [`Property[key.name=${PHYSICAL_NAME}]`, SIDES],
  [`JSXAttribute[name.name=/^(sx|style)$/] Property[key.name=${PHYSICAL_SHORT}]`, SIDES],
  [`Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]`, SIDES],
];

const WORDS = 'What people read comes from a table of words, in both languages.';
const INLINE_WORDS = [
  ['JSXText[value=/\\p{L}/u]', WORDS],
  ['JSXExpressionContainer > Literal[value=/\\p{L}/u]:not(JSXAttribute *)', WORDS],
  ['JSXAttribute[name.name=/^(aria-label|alt|label|title|placeholder|helperText)$/] > Literal[value=/\\p{L}/u]', WORDS],
];

const STYLE_ATTRIBUTES = [
  "JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name='style']",
  'The content security policy of public pages refuses style attributes.',
];

const STORAGE = [
  "MemberExpression[object.name='strapi'][property.name=/^(documents|db|query|entityService)$/]",
  'Controllers speak HTTP; only services speak to the storage.',
];

export default defineConfig(
  globalIgnores(['**/dist', '**/build', '**/.cache', '**/.data', '**/.strapi', '**/types/generated']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'no-restricted-syntax': forbid(NO_ENUMS),
      '@typescript-eslint/consistent-type-imports': 'error',
      // Both interfaces and type aliases are allowed.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `this: void` says that a method may be detached from its object.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['cms/src/api/*/controllers/**/*.ts'],
    rules: { 'no-restricted-syntax': forbid(NO_ENUMS, STORAGE) },
  },
  {
    files: PAGES,
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-restricted-syntax': forbid(NO_ENUMS, ...PHYSICAL_SIDES, ...INLINE_WORDS) },
  },
  {
    files: ['admin-ui/src/**/*.tsx'],
    ignores: ['admin-ui/src/components/Dialog.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@mui/material/Dialog', message: 'Use components/Dialog.tsx, which the back button closes.' },
      ],
    },
  },
  {
    // The result of `useVirtualizer` can't be memoized; it is used in this component only.
    files: ['admin-ui/src/components/itemPicker/VirtualList.tsx'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['menu-site/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': forbid(NO_ENUMS, ...PHYSICAL_SIDES, ...INLINE_WORDS, STYLE_ATTRIBUTES) },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // A test may assume that what it created exists.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
