/** `<Setting name="postgresql.host" />` → the setting's variable, linked to its row on the settings page. */
import {settingId, settingsRoute, settingVariable} from '../../facts/settingNames';
import {findSetting} from '../../facts/settings';
import {suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {code, link} from '../tree';

/** Needs `name`, the YAML path, or the variable of a setting that has none. */
export const expandSetting: Expansion = ({name = ''}, {settings}, report) => {
  if (!findSetting(settings, name)) {
    const removed = settings.removed.find((candidate) => candidate.name === name);
    if (removed) report(`The setting "${name}" is gone since ${removed.removed}.`, 'Write its name as code.');
    else
      report(
        `Unknown setting "${name}".`,
        suggest(
          name,
          settings.settings.map((setting) => setting.name),
        ) || 'facts/settings.json has all names.',
      );
    return [];
  }
  return [link(`${settingsRoute}#${settingId(name)}`, [code(settingVariable(name))])];
};
