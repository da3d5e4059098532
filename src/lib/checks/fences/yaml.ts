/** YAML by its parser, and what the documents are by their schema: Compose files, Kubernetes manifests, blueprints. */
import {LineCounter, parseAllDocuments, type Document} from 'yaml';
import {knownNames, suggest} from '../../problems';
import {blueprintTags, checkBlueprint} from './blueprint';
import {checkCompose, composeTags, isComposeFile} from './compose';
import type {Fence, FenceCheck, Finding} from './fence';
import {checkManifest, isManifest} from './kubernetes';
import type {DocumentFinding} from './schema';

/** Errors and unknown tags of every document (YAML 1.2); schemas only where the block isn't partial. */
export const checkYaml: FenceCheck = (fence) => {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(fence.code, {lineCounter, prettyErrors: false});
  const placeAt = (offset: number): {line: number; column: number} => {
    const {line, col} = lineCounter.linePos(offset);
    return {line, column: col};
  };
  const tags = allowedTags(fence);
  return documents.flatMap((document): Finding[] => {
    if (document.errors.length > 0)
      return document.errors.map((error) => ({...placeAt(error.pos[0]), message: error.message}));
    const warnings = document.warnings.flatMap((warning): Finding[] => {
      const tag = /Unresolved tag: (\S+)/.exec(warning.message)?.[1];
      if (tag !== undefined && tags.includes(tag)) return [];
      const hint =
        tag === undefined
          ? ''
          : suggest(tag, tags) ||
            (fence.info.words.has('blueprint') ? '' : 'Blueprints carry the word "blueprint".');
      const known = tag === undefined ? '' : ` ${knownNames(tags)}`;
      return [{...placeAt(warning.pos[0]), message: `${warning.message}.${known}`, ...(hint && {fix: hint})}];
    });
    const contents = fence.info.words.has('partial') ? [] : checkContents(fence, document);
    return [
      ...warnings,
      ...contents.map(({offset, message, fix}) => ({...placeAt(offset), message, ...(fix && {fix})})),
    ];
  });
};

function allowedTags({info}: Fence): readonly string[] {
  if (info.words.has('blueprint')) return blueprintTags;
  return isComposeFile(info.title) ? composeTags : [];
}

function checkContents({info}: Fence, document: Document): DocumentFinding[] {
  if (info.words.has('blueprint')) return checkBlueprint(document);
  if (isComposeFile(info.title)) return checkCompose(document, info.title);
  return isManifest(document) ? checkManifest(document) : [];
}
