/** Reads all reference data that pages show, parsed strictly. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSettings} from '../lib/facts/settings';
import type {Facts} from '../lib/mdx/expansion';

const folder = path.resolve(__dirname, '../../facts');

/** @throws ProblemsError with every entry that isn't of its schema. */
export function readFacts(): Facts {
  return {settings: parseSettings(readJson('settings.json'))};
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}
