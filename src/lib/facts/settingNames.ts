/** What follows from a setting's name: its environment variable and the id of its row on the settings page. */

/** Route of the page that has a row for each setting. */
export const settingsRoute = '/install-config/configuration/';

/** Whether configuration files can hold the setting, and not only the environment. */
export function hasYamlPath(name: string): boolean {
  return name === name.toLowerCase();
}

/** `postgresql.host` → `AUTHENTIK_POSTGRESQL__HOST`; a setting without a YAML path is its own variable. */
export function settingVariable(name: string): string {
  return hasYamlPath(name) ? `AUTHENTIK_${name.replaceAll('.', '__').toUpperCase()}` : name;
}

/** Id of the setting's row: `postgresql.host` → `authentik_postgresql__host`. */
export function settingId(name: string): string {
  return settingVariable(name).toLowerCase();
}
