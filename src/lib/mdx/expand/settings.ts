/** `<Settings group="cache" />` → one table row for each setting of the group, or for each removed setting. */
import type {PhrasingContent} from 'mdast';
import {hasYamlPath, settingId, settingVariable} from '../../facts/settingNames';
import {settingGroups, standaloneOutposts, type RemovedSetting, type Setting} from '../../facts/settings';
import {knownNames, suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {badge, code, commaSeparated, inline, link, strong, table, text, type Row} from '../tree';

const groupNames: readonly string[] = [...settingGroups, 'removed'];

/** Needs `group`, one of the groups of settings or `removed`. */
export const expandSettings: Expansion = ({group = ''}, {settings}, report) => {
  if (group === 'removed')
    return [table(['Setting', 'Default', 'Gone since', 'Instead'], settings.removed.map(toRemovedRow))];
  const chosen = settings.settings.filter((setting) => setting.group === group);
  if (chosen.length > 0)
    return [table(['Setting', 'Default, type', 'Read by', 'Meaning'], chosen.map(toRow))];
  report(`No settings in the group "${group}". ${knownNames(groupNames)}`, suggest(group, groupNames));
  return [];
};

function toRow(setting: Setting): Row {
  return {
    id: settingId(setting.name),
    cells: [
      toNames(setting.name),
      [...toValue(setting.default), lineBreak(), ...toType(setting)],
      [text(capitalize(toProcesses(setting.readBy)))],
      toMeaning(setting),
    ],
  };
}

function toRemovedRow({name, default: value, removed, replacedBy, mapped, meaning}: RemovedSetting): Row {
  const successor = replacedBy === undefined ? [] : [text(' '), toLink(replacedBy), text('.')];
  const warning = mapped ? [text(' The old name still works, with a warning.')] : [];
  return {
    id: settingId(name),
    cells: [toNames(name), toValue(value), [text(removed)], [...inline(meaning), ...successor, ...warning]],
  };
}

/** The variable, which links to its own row, and the YAML path under it. */
function toNames(name: string): PhrasingContent[] {
  return hasYamlPath(name) ? [toLink(name), lineBreak(), code(name)] : [toLink(name)];
}

function toLink(name: string): PhrasingContent {
  return link(`#${settingId(name)}`, [code(settingVariable(name))]);
}

/** In the form that a variable takes; lists are written with commas there. */
function toValue(value: unknown): PhrasingContent[] {
  if (value === null) return [text('none')];
  if (value === '') return [text('empty')];
  if (Array.isArray(value))
    return value.length === 0 ? [text('empty')] : commaSeparated(value.map((entry) => code(String(entry))));
  return typeof value === 'object' ? [text('empty')] : [code(String(value))];
}

function toType({type, uri = true, rereads}: Setting): PhrasingContent[] {
  if (!uri) return [text(type)];
  const reading = rereads ? [text(', read again at each use')] : [];
  return [text(`${type} or `), code('file://'), ...reading];
}

/** `['server', 'proxy outpost', 'LDAP outpost', 'RADIUS outpost', 'RAC outpost']` → `server, all outposts` */
function toProcesses(readBy: Setting['readBy']): string {
  const isStandalone = (name: string) => standaloneOutposts.some((outpost) => outpost === name);
  if (readBy.filter(isStandalone).length < standaloneOutposts.length) return readBy.join(', ');
  return [...readBy.filter((name) => !isStandalone(name)), 'all outposts'].join(', ');
}

function toMeaning({status, since, meaning, values, example}: Setting): PhrasingContent[] {
  return [
    ...(status === undefined ? [] : [strong(`${capitalize(status)}.`), text(' ')]),
    ...inline(meaning),
    ...(values === undefined ? [] : [text(' Values: '), ...commaSeparated(values.map(code)), text('.')]),
    ...(example === undefined ? [] : [text(' Example: '), code(example), text('.')]),
    ...(since === undefined ? [] : [text(' '), badge('ak-version', since)]),
  ];
}

function lineBreak(): PhrasingContent {
  return {type: 'break'};
}

function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
