/** Lint rules; the folder rules keep the arrows of the house pointing downward. */
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const react = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const node = ['node:*'];

/** Files below `folders` may not import what matches `patterns`, for the given reason. */
function forbid(folders, patterns, message) {
  return {
    files: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [{group: patterns, message, allowTypeImports: true}]},
      ],
    },
  };
}

const upward = (...layers) => layers.flatMap((layer) => [`**/${layer}/**`, `@site/src/${layer}/**`]);

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-deploy/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
      'tests/site/.run-*/',
    ],
  },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {files: ['**/*.test.ts', 'tests/**'], rules: {'@typescript-eslint/no-non-null-assertion': 'off'}},
  forbid(
    ['src/lib'],
    [...react, ...node, ...upward('node', 'remark', 'rehype', 'plugins', 'components', 'theme')],
    'src/lib is pure TypeScript: data in, data out.',
  ),
  forbid(
    ['src/node'],
    [...react, ...upward('remark', 'rehype', 'plugins', 'components', 'theme')],
    'src/node only reads and writes files.',
  ),
  forbid(
    ['src/remark', 'src/rehype'],
    [...react, ...node, ...upward('node', 'plugins', 'components', 'theme')],
    'A transform is an adapter over src/lib.',
  ),
  forbid(
    ['src/components', 'src/theme', 'src/enhance'],
    [...node, ...upward('node', 'remark', 'rehype')],
    'What runs in the browser reads no files.',
  ),
);
