import {expect, test} from 'vitest';
import {toSidebar} from './navigation';
import {fileToRoute, routeToDocId} from './route';

const tree = [
  {label: 'Home', route: '/'},
  {label: 'Install', route: '/install/', items: [{label: 'Compose', route: '/install/compose/'}]},
  {label: 'Later', items: [{label: 'Planned', route: '/later/planned/'}]},
  {label: 'Developers', items: [{label: 'API', route: 'https://api.example.com'}]},
];

test('entries without a page drop out, and folders that lead nowhere with them', () => {
  const pages = new Set(['index', 'install/compose']);
  expect(toSidebar(tree, (id) => pages.has(id))).toEqual([
    {type: 'doc', id: 'index', label: 'Home'},
    {
      type: 'category',
      label: 'Install',
      collapsed: true,
      items: [{type: 'doc', id: 'install/compose', label: 'Compose'}],
    },
  ]);
});

test('a folder with a page of its own links to it, and external entries stay beside pages', () => {
  const pages = new Set(['install/index', 'install/compose']);
  const developers = {
    label: 'D',
    items: [
      {label: 'API', route: 'https://api.example.com'},
      {label: 'Home', route: '/install/'},
    ],
  };
  expect(toSidebar([...tree, developers], (id) => pages.has(id))).toEqual([
    {
      type: 'category',
      label: 'Install',
      collapsed: true,
      link: {type: 'doc', id: 'install/index'},
      items: [{type: 'doc', id: 'install/compose', label: 'Compose'}],
    },
    {
      type: 'category',
      label: 'D',
      collapsed: true,
      items: [
        {type: 'link', label: 'API', href: 'https://api.example.com'},
        {type: 'doc', id: 'install/index', label: 'Home'},
      ],
    },
  ]);
});

test.each([
  ['index.mdx', '/'],
  ['core/architecture.mdx', '/core/architecture/'],
  ['install-config/index.mdx', '/install-config/'],
])('the file %s is served at %s, and back', (file, route) => {
  const id = file.replace('.mdx', '');
  expect(fileToRoute(file)).toBe(route);
  expect(routeToDocId(route, (candidate) => candidate === id)).toBe(id);
});
