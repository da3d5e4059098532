import path from 'node:path';
import {expect, it} from 'vitest';
import {hasTool, run} from './tool';

it('hasTool looks for a program in the folders of the search path', () => {
  const {dir, base} = path.parse(process.execPath);
  expect(hasTool(base, `/nowhere${path.delimiter}${dir}`)).toBe(true);
  expect(hasTool(base, '/nowhere')).toBe(false);
  expect(hasTool(base, '')).toBe(false);
});

it('run gives exit code and output, and passes the input on', async () => {
  const script =
    'process.stdin.pipe(process.stdout); process.stderr.write(process.env.X); process.exitCode = 3';
  expect(await run(process.execPath, ['-e', script], 'in', {X: 'err'})).toEqual({
    code: 3,
    stdout: 'in',
    stderr: 'err',
  });
});

it('run takes a program that does not read its input', async () => {
  expect((await run(process.execPath, ['-e', ''], 'x'.repeat(1e6))).code).toBe(0);
});

it('run fails when there is no such program', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('ENOENT');
});
