/** Reads all reference data that pages show, parsed strictly. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFlows} from '../lib/facts/flows';
import {parseExpressions} from '../lib/facts/expressions';
import {parseModels} from '../lib/facts/models';
import {parseReferences} from '../lib/facts/references';
import {parseSettings} from '../lib/facts/settings';
import {parseSymptoms} from '../lib/facts/symptoms';
import type {Facts} from '../lib/mdx/expansion';
import {listFiles} from './listFiles';
import {readForwardAuth} from './readForwardAuth';

const folder = path.resolve(__dirname, '../../facts');

/** @throws ProblemsError with every entry that isn't of its schema. */
export function readFacts(): Facts {
  return {
    expressions: parseExpressions(readJson('expressions.json')),
    flows: parseFlows(readJson('flows.json')),
    forwardAuth: readForwardAuth(),
    models: parseModels(readModels()),
    references: parseReferences(readJson('references.json')),
    settings: parseSettings(readJson('settings.json')),
    symptoms: parseSymptoms(readJson('symptoms.json')),
  };
}

function readModels(): Map<string, unknown> {
  const files = listFiles(path.join(folder, 'models'), /\.json$/);
  return new Map(files.map((file) => [`facts/models/${file}`, readJson(`models/${file}`)]));
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}
