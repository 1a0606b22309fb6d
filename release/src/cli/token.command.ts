import { type Command, InvalidArgumentError } from 'commander';
import { appName, claimedPath } from '../document/index.ts';
import { refuseTakenPaths } from '../registry/index.ts';
import {
  type AccessToken,
  createToken,
  listTokens,
  revokeToken,
  type Scope,
  scopes,
  stateOf,
} from '../tokens/index.ts';
import { openForReading, openRegistry, operator } from './command-context.ts';
import { print } from './terminal/output.ts';
import { minute, table } from './terminal/table.ts';

/** Commander takes null for no value. */
type Apps = string[] | 'all';

interface CreateOptions {
  apps: Apps;
  scopes: Scope[];
  claims?: string[];
  days: number;
  by?: string;
  json?: true;
}

export function addTokenCommands(program: Command): void {
  const token = program
    .command('token')
    .description('Make, list and revoke the access tokens of the registry service.');
  token
    .command('create')
    .description('Make a token and print it once: only its hash is kept.')
    .argument('<holder>', 'the person or team who gets it, for the audit log')
    .requiredOption('--apps <names>', 'apps it is for, with commas between; `all` for every app', readApps)
    .requiredOption(
      '--scopes <names>',
      `what it allows, with commas between: ${scopes.join(', ')}`,
      readScopes,
    )
    .option(
      '--claims <paths>',
      'path prefixes that a new app gets with its first publication, such as /diary, with commas between',
      readClaims,
    )
    .option('--days <count>', 'how long it is valid, 1 to 366', readDays, 90)
    .option('--by <name>', 'who makes it (default: this account and machine)')
    .option('--json', 'print the result as JSON')
    .action(create);
  token
    .command('list')
    .description('List the tokens, the newest first.')
    .option('--json', 'print the result as JSON')
    .action(list);
  token
    .command('revoke')
    .description('End a token at once.')
    .argument('<id>', 'as `token list` shows it')
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: { json?: true }) => {
      const revoked = await revokeToken(await openRegistry(), id, new Date());
      print(options, shown(revoked), `${id} of ${revoked.holder} is revoked`);
    });
}

async function create(holder: string, options: CreateOptions): Promise<void> {
  const { scopes: allowed, days, claims } = options;
  const registry = await openRegistry();
  const apps = options.apps === 'all' ? null : options.apps;
  if (claims && apps?.[0]) await refuseTakenPaths(registry, apps[0], claims);
  const { text, token } = await createToken(registry, {
    holder,
    apps,
    scopes: allowed,
    claims,
    days,
    createdBy: options.by || operator(),
    now: new Date(),
  });
  const until = `valid until ${minute(token.expiresAt)}, for ${appsText(token)}: ${allowed.join(', ')}${claims ? `; it claims ${claims.join(', ')}` : ''}`;
  print(options, { ...shown(token), token: text }, `${text}\n${holder} (${token.id}), ${until}`);
}

async function list(options: { json?: true }): Promise<void> {
  const tokens = await listTokens(await openForReading());
  const now = new Date();
  const rows = tokens.map((token) => [
    token.id,
    stateOf(token, now),
    appsText(token),
    token.scopes.join(','),
    minute(token.expiresAt),
    token.createdBy,
    token.holder,
  ]);
  const header = ['ID', 'IS', 'APPS', 'SCOPES', 'UNTIL', 'MADE BY', 'HOLDER'];
  print(options, tokens.map(shown), rows.length > 0 ? table(header, rows) : 'There is no token yet.');
}

const appsText = ({ apps }: AccessToken): string => (apps === null ? 'all apps' : apps.join(','));

/** A token without its hash. */
const shown = ({ hash: _, ...token }: AccessToken): Omit<AccessToken, 'hash'> => token;

function readApps(text: string): Apps {
  if (text === 'all') return text;
  const apps = text.split(',').map((app) => app.trim());
  if (!apps.every((app) => appName.safeParse(app).success))
    throw new InvalidArgumentError('It must be names such as mfe-search, with commas between, or `all`.');
  return apps;
}

function readClaims(text: string): string[] {
  const paths = text.split(',').map((path) => path.trim());
  if (!paths.every((path) => claimedPath.safeParse(path).success))
    throw new InvalidArgumentError('It must be paths such as /diary, with commas between.');
  return paths;
}

function readScopes(text: string): Scope[] {
  const wanted = text.split(',').map((name) => name.trim());
  if (!wanted.every((name): name is Scope => scopes.includes(name as Scope)))
    throw new InvalidArgumentError(`It must be some of ${scopes.join(', ')}, with commas between.`);
  return wanted;
}

function readDays(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 366)
    throw new InvalidArgumentError('It must be a whole number from 1 to 366.');
  return Number(text);
}
