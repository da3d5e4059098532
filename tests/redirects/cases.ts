/** What every host must answer: one table, run against the matcher, the local server, nginx and Caddy. */

export interface Case {
  /** Target of the request, exactly as it is sent. */
  readonly url: string;
  readonly status: number;
  /** `Location` of a redirect. */
  readonly location?: string;
}

const moved = (url: string, location: string): Case => ({url, status: 301, location});
const found = (url: string): Case => ({url, status: 200});
const missing = (url: string): Case => ({url, status: 404});

const api = 'https://api.goauthentik.io';
const integrations = 'https://integrations.goauthentik.io';
const providers = '/add-secure-apps/providers';
const flows = '/add-secure-apps/flows-stages';
const sources = '/users-sources/sources';

/** Pages that cases ask for directly; the test site has them besides all targets of rules. */
export const pages: readonly string[] = [
  '/',
  '/core/architecture/',
  '/developer-docs/docs/templates/combo.tmpl/',
  '/install-config/',
  '/install-config/configuration/',
  '/install-config/install/docker-compose/',
  '/providers/',
  '/releases/2025.10/',
  '/security/cves/CVE-2024-42490/',
  `${providers}/oauth2/`,
];

/** Files of the test site that are no pages. */
export const files: readonly string[] = ['/assets/js/main.js', '/releases.json', '/core/architecture.md'];

export const cases: readonly Case[] = [
  // Pages, and other ways to write their addresses
  found('/'),
  found('/?q=1'),
  found('/install-config/'),
  found('/install-config/?q=1&r=%20'),
  found('/releases/2025.10/'),
  found('/%69nstall-config/'),
  moved('/install-config', '/install-config/'),
  moved('/install-config?q=1&r=%20', '/install-config/?q=1&r=%20'),
  moved('/install-config.html', '/install-config/'),
  moved('/install-config/index.html', '/install-config/'),
  moved('/install-config/index.html?q=1', '/install-config/?q=1'),
  moved('/index.html', '/'),
  moved('/index.html?q=1', '/?q=1'),
  moved('/releases/2025.10', '/releases/2025.10/'),
  moved('/releases/2025.10.html', '/releases/2025.10/'),
  moved('/developer-docs/docs/templates/combo.tmpl', '/developer-docs/docs/templates/combo.tmpl/'),
  moved('//install-config/', '/install-config/'),
  moved('/install-config//configuration//?q=1', '/install-config/configuration/?q=1'),

  // Files
  found('/assets/js/main.js'),
  found('/assets/js/main.js?v=1'),
  found('/releases.json'),
  found('/redirects.json'),
  found('/core/architecture.md'),

  // Nothing there
  missing('/nowhere'),
  missing('/nowhere/'),
  missing('/nowhere.html'),
  missing('/nowhere/index.html?q=1'),
  missing('//nowhere//'),
  missing('/404.html'),
  missing('/404/'),
  missing('/assets'),
  missing('/assets/'),
  missing('/assets/js/gone.js'),
  missing('/_redirects'),
  missing('/_headers'),
  missing('/.html'),
  missing('/a%20b'),
  missing('/caf%C3%A9/'),
  missing('/core/brands%3Fq'),
  {url: '/%zz', status: 400},
  {url: '/install-config/%', status: 400},

  // Addresses are case-sensitive
  missing('/Install-Config/'),
  missing('/CORE/brands'),
  missing('/DOCS/install-config/'),
  missing('/security/cve-2024-42490'),

  // The API reference and the integration guides
  moved('/schema.yml', `${api}/schema.yml`),
  moved('/schema.yaml', `${api}/schema.yml`),
  moved('/api', `${api}/`),
  moved('/api/', `${api}/`),
  moved('/api?q=1', `${api}/?q=1`),
  moved('/api/reference/core-applications-list', `${api}/reference/core-applications-list`),
  moved('/docs/api', `${api}/`),
  moved('/docs/api/reference/core?q=1', `${api}/reference/core?q=1`),
  moved('/developer-docs/api', `${api}/`),
  moved('/developer-docs/api/clients', `${api}/clients`),
  moved('/docs/developer-docs/api/', `${api}/`),
  moved('/docs/developer-docs/api/clients/', `${api}/clients/`),
  moved('/docs/developer-docs/api/making-schema-changes', '/developer-docs/setup/full-dev-environment/'),
  moved('/integrations', `${integrations}/`),
  moved('/integrations/', `${integrations}/`),
  moved('/integrations/services/gitea/?q=1', `${integrations}/services/gitea/?q=1`),

  // Single pages, in every form
  moved('/core/brands', '/brands/'),
  moved('/core/brands/', '/brands/'),
  moved('/core/brands.html', '/brands/'),
  moved('/core/brands/index.html', '/brands/'),
  moved('/core/brands/?q=1&r=%20', '/brands/?q=1&r=%20'),
  moved('//core//brands', '/brands/'),
  moved('/core/%62rands', '/brands/'),
  moved('/customize/brands', '/brands/'),
  moved('/customize/branding', '/branding/'),
  moved('/core/applications', '/add-secure-apps/applications/'),
  moved('/core/certificates', '/sys-mgmt/certificates/'),
  moved('/core/settings', '/sys-mgmt/settings/'),
  moved('/core/geoip', '/sys-mgmt/ops/geoip/'),
  moved('/install-config/geoip', '/sys-mgmt/ops/geoip/'),
  moved('/install-config/storage-s3', '/sys-mgmt/ops/storage-s3/'),
  moved(`${providers}/azure-ad/`, `${providers}/entra/`),
  moved(`${flows}/flow/layouts`, `${flows}/flow/executors/if-flow/`),
  moved('/customize/interfaces/admin/customization', '/customize/interfaces/admin/'),
  moved('/customize/interfaces/flow/customization', '/customize/interfaces/flow/'),
  moved('/customize/interfaces/user/customization', '/customize/interfaces/user/'),
  moved(
    '/customize/policies/working_with_policies/unique_email',
    '/customize/policies/expression/unique_email/',
  ),
  moved(
    '/customize/policies/working_with_policies/whitelist_email',
    '/customize/policies/expression/whitelist_email/',
  ),

  // Sections
  moved('/applications/manage_apps', '/add-secure-apps/applications/manage_apps/'),
  moved('/installation', '/install-config/'),
  moved('/installation/configuration/', '/install-config/configuration/'),
  moved('/installation/docker-compose', '/install-config/install/docker-compose/'),
  moved('/installation/kubernetes', '/install-config/install/kubernetes/'),
  moved('/installation/storage-s3', '/sys-mgmt/ops/storage-s3/'),
  moved('/interfaces/user/customization', '/customize/interfaces/user/'),
  moved('/policies/expression', '/customize/policies/expression/'),
  moved('/policies/working_with_policies/unique_email', '/customize/policies/expression/unique_email/'),
  moved('/events/transports', '/sys-mgmt/events/transports/'),
  moved('/flow', `${flows}/flow/`),
  moved('/flow/layouts', `${flows}/flow/executors/if-flow/`),
  moved('/flow/context/', `${flows}/flow/context/`),
  moved('/flow/stages', `${flows}/stages/`),
  moved('/flow/stages/password/', `${flows}/stages/password/`),
  moved('/outposts', '/add-secure-apps/outposts/'),
  moved('/outposts/integrations/docker', '/add-secure-apps/outposts/integrations/docker/'),
  moved('/outposts/embedded/embedded', '/add-secure-apps/outposts/embedded/'),
  moved('/sources/ldap', `${sources}/protocols/ldap/`),
  moved('/sources/azure-ad', `${sources}/social-logins/entra-id/`),
  moved('/sources/property-mappings/expression', `${sources}/property-mappings/expressions/`),
  moved('/user-group-role/roles/manage_roles', '/users-sources/roles/manage_roles/'),
  moved('/user-sources/sources/property-mappings/expressions', `${sources}/property-mappings/expressions/`),
  moved('/property-mappings', `${providers}/property-mappings/`),
  moved('/property-mappings/expression/', `${providers}/property-mappings/expression/`),
  moved('/developer-docs/blueprints/v1/models', '/customize/blueprints/v1/models/'),

  // A section whose own page stays
  found('/providers/'),
  moved('/providers', '/providers/'),
  moved('/providers/oauth2', `${providers}/oauth2/`),
  moved('/providers/proxy/proxy', `${providers}/proxy/`),
  moved(providers, '/providers/'),

  // Security
  found('/security/cves/CVE-2024-42490/'),
  moved('/security/CVE-2024-42490', '/security/cves/CVE-2024-42490/'),
  moved('/security/CVE-2024-42490/?q=1', '/security/cves/CVE-2024-42490/?q=1'),
  moved('/security/CVE-1999-0001', '/security/cves/CVE-1999-0001/'),
  moved('/security/GHSA-rjvp-29xq-f62w', '/security/cves/GHSA-rjvp-29xq-f62w/'),
  moved('/security/GHSA-qxqc-27pr-wgc8', '/security/cves/CVE-2024-42490/'),
  moved('/security/cves/CVE-2023-46249', '/security/cves/GHSA-rjvp-29xq-f62w/'),
  moved('/security/2023-06-cure53', '/security/audits-and-certs/2023-06-cure53/'),
  moved('/docs/security/CVE-2024-42490', '/security/cves/CVE-2024-42490/'),
  moved('/docs/security/2023-06-cure53/', '/security/audits-and-certs/2023-06-cure53/'),

  // Everything below /docs/, in one hop
  moved('/docs', '/'),
  moved('/docs/', '/'),
  moved('/docs/index.html', '/'),
  moved('/docs/?utm_source=authentik', '/?utm_source=authentik'),
  moved('/docs/install-config/configuration/', '/install-config/configuration/'),
  moved('/docs/install-config/configuration.html', '/install-config/configuration/'),
  moved('/docs/releases/2025.10', '/releases/2025.10/'),
  moved('/docs/installation/docker-compose', '/install-config/install/docker-compose/'),
  moved(
    '/docs/installation/docker-compose/?utm_source=github',
    '/install-config/install/docker-compose/?utm_source=github',
  ),
  moved('/docs/core/brands/index.html', '/brands/'),
  moved('/docs/core/geoip', '/sys-mgmt/ops/geoip/'),
  moved('/docs/flow/stages/password/index.html', `${flows}/stages/password/`),
  moved('/docs/outposts/outposts', '/add-secure-apps/outposts/'),
  moved(
    '/docs/policies/expression?utm_source=authentik',
    '/customize/policies/expression/?utm_source=authentik',
  ),
  moved('/docs/property-mappings/expression', `${providers}/property-mappings/expression/`),
  moved('/docs/providers', '/providers/'),
  moved('/docs/providers/proxy/proxy', `${providers}/proxy/`),
  moved('/docs/schema.yml', `${api}/schema.yml`),
  moved('/docs/integrations/services/gitea', `${integrations}/services/gitea`),
  moved('/docs/development/local-dev-environment', '/developer-docs/setup/full-dev-environment/'),
  moved('/docs/no/such/page', '/no/such/page/'),
  moved('/docs/no/such/page/', '/no/such/page/'),

  // What the platform's own forms and messages link to
  moved('/docs/developer-docs', '/developer-docs/'),
  moved('/docs/enterprise/get-started', '/enterprise/get-started/'),
  moved('/docs/security', '/security/'),
  moved('/docs/troubleshooting/missing_permission', '/troubleshooting/missing_permission/'),
  moved(
    '/docs/user-sources/sources/property-mappings/expressions',
    `${sources}/property-mappings/expressions/`,
  ),
  moved('/docs/applications', '/add-secure-apps/applications/'),
  moved('/developer-docs/making-schema-changes', '/developer-docs/setup/full-dev-environment/'),
  moved('/developer-docs/blueprints/?utm_source=authentik', '/customize/blueprints/?utm_source=authentik'),

  // Nothing from a request leads off the site
  moved('/docs//evil.example', '/evil.example/'),
  moved('/docs/%2Fevil.example', '/evil.example/'),
  moved('/%2Finstall-config', '/install-config/'),
  missing('//evil.example/'),
  missing('/docs/a%20b'),
  missing('/docs/%0d%0aSet-Cookie:a=b'),
  missing('/docs/@evil.example'),
];
