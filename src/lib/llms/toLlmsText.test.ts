import {expect, test} from 'vitest';
import {toLlmsText} from './toLlmsText';

const pages = ['/', '/b/', '/b/d/', '/b/c/', '/z/', '/y/'].map((route) => ({
  route,
  title: `Title of [${route}]`,
  description: `About ${route}.`,
}));
const navigation = [
  {label: 'Home', route: '/'},
  {
    label: 'B',
    route: '/b/',
    items: [
      {label: 'Folder', items: [{label: 'D', route: '/b/d/'}]},
      {label: 'C', route: '/b/c/'},
      {label: 'Not written', route: '/b/e/'},
      {label: 'Elsewhere', route: 'https://example.com/'},
      {label: 'Again', route: '/b/d/'},
    ],
  },
  {label: 'Nothing yet', items: [{label: 'F', route: '/f/'}]},
];

test('pages stand in the order of the sidebar, each once, and those outside of it at the end', () => {
  const text = toLlmsText({
    title: 'authentik',
    tagline: 'Tag.',
    pages,
    navigation,
    siteRoot: 'https://docs.example.com/',
  });
  expect(text).toBe(`# authentik

> Tag.

## Home

- [Title of \\[/\\]](https://docs.example.com/index.md): About /.

## B

- [Title of \\[/b/\\]](https://docs.example.com/b.md): About /b/.
- [Title of \\[/b/d/\\]](https://docs.example.com/b/d.md): About /b/d/.
- [Title of \\[/b/c/\\]](https://docs.example.com/b/c.md): About /b/c/.

## Other pages

- [Title of \\[/y/\\]](https://docs.example.com/y.md): About /y/.
- [Title of \\[/z/\\]](https://docs.example.com/z.md): About /z/.
`);
});
